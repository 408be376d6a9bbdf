//! Points of a board and sets of them.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// The most points that a board of this family has (Bagh-Chal's 5 × 5).
pub const MAX_POINTS: usize = 25;

/// One point of a board, numbered row by row from the top, from the left, starting with 0.
///
/// A point is only an index; its name and its lines belong to a [`Board`](crate::Board). Every value is below
/// [`MAX_POINTS`]; a point that one board has and another has not is answered there with "no lines".
///
/// # Examples
/// ```
/// use aadupuli_core::{Board, Point};
/// let apex = Board::aadu_puli().point("a1").unwrap();
/// assert_eq!(apex.index(), 0);
/// assert_eq!(Point::new(25), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point with this index, or `None` from [`MAX_POINTS`] on.
    #[inline]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_POINTS { Some(Self(index as u8)) } else { None }
    }

    /// A point from an index that is known to be below [`MAX_POINTS`]; a larger one names a point that no board has.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The index, `0..MAX_POINTS`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set that holds only this point.
    #[inline]
    pub const fn set(self) -> PointSet {
        PointSet(1 << self.0)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Point({})", self.0)
    }
}

/// A set of points: bit `i` stands for the point with index `i`.
///
/// # Examples
/// ```
/// use aadupuli_core::{Point, PointSet};
/// let set: PointSet = [3, 1].into_iter().filter_map(Point::new).collect();
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.iter().map(Point::index).collect::<Vec<_>>(), [1, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PointSet(u32);

impl PointSet {
    /// The set without a point.
    pub const EMPTY: Self = Self(0);

    /// The set with these bits; bits from [`MAX_POINTS`] on are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & ((1 << MAX_POINTS) - 1))
    }

    /// The bits, one a point.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many points the set holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no point.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds this point.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    /// The set with this point as well.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.0)
    }

    /// The set without this point.
    #[inline]
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.0))
    }

    /// The point with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }

    /// The points in rising order of their index.
    #[inline]
    pub const fn iter(self) -> Points {
        Points(self.0)
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Point::index)).finish()
    }
}

/// The iterator over the points of a [`PointSet`].
#[derive(Clone, Debug)]
pub struct Points(u32);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = PointSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(point)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Points {}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for PointSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for PointSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for PointSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for PointSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self::from_bits(!self.0)
    }
}
