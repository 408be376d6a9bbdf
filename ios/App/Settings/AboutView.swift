import AadupuliKit
import SwiftUI

/// Version, what "solved" means, licences.
struct AboutView: View {
    @Bindable var model: AboutModel
    @Environment(AppModel.self) private var app

    var body: some View {
        List {
            Section {
                Text(app.words.text("app-name")).font(.title).bold()
                Text(model.version)
                Text(app.words.text("about-private"))
            }
            Section(app.words.text("about-solved-title")) {
                Text(app.words.text("about-solved-text"))
                Text(app.words.text("about-solved-standard"))
                Text(app.words.text("about-solved-size"))
                Text(app.words.text("about-unsolved"))
            }
            Section(app.words.text("about-licence-title")) { Text(app.words.text("about-licence-text")) }
            Section(app.words.text("about-libraries")) {
                ForEach(model.libraries) { library in
                    DisclosureGroup(library.name) {
                        Text(library.licence).font(.footnote).textSelection(.enabled)
                    }
                    .accessibilityIdentifier("about.licences")
                }
            }
        }
        .navigationTitle(app.words.text("about-title"))
    }
}
