import AadupuliKit
import SwiftUI

// Wrong on purpose (see check-refusal): a picture is no shape.
struct WrongType: View {
    let picture: BoardPicture

    var body: some View {
        BoardThumbnail(shape: picture, picture: picture)
    }
}
