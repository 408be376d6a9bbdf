#!/usr/bin/env python3
"""Sums up Surefire's reports on one line: report.py FOLDER. Fails where no test ran or one failed."""

import sys
import xml.etree.ElementTree as xml
from pathlib import Path

total = failed = skipped = 0
slowest = []
for file in sorted(Path(sys.argv[1]).glob("TEST-*.xml")):
    suite = xml.parse(file).getroot()
    total += int(suite.get("tests"))
    failed += int(suite.get("failures")) + int(suite.get("errors"))
    skipped += int(suite.get("skipped"))
    slowest.append((float(suite.get("time").replace(",", "")), suite.get("name").rsplit(".", 1)[-1]))
print("slowest: " + ", ".join(f"{name} {seconds:.0f} s" for seconds, name in sorted(slowest, reverse=True)[:5]))
print(f"{total - failed - skipped} passed, {failed} failed, {skipped} skipped")
sys.exit(1 if failed or total == 0 else 0)
