import SwiftUI

// Wrong on purpose (see check-refusal): what one task changes is handed to another that changes it too.
final class Unguarded {
    var count = 0
}

struct DataRace: View {
    var body: some View {
        Text(verbatim: "")
            .task {
                let shared = Unguarded()
                Task.detached { shared.count += 1 }
                shared.count += 1
            }
    }
}
