import SwiftUI

/// A form with the usual controls.
public struct SettingsScreen: View {
  @AppStorage("sync") private var syncs = true
  @State private var name = ""
  @State private var size = 2
  @FocusState private var isNaming: Bool

  public init() {}

  public var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $name).focused($isNaming).submitLabel(.done)
      }
      Section {
        Toggle("Sync", isOn: $syncs)
        Picker("Text", selection: $size) {
          ForEach(1..<4) { Text("Size \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      } footer: {
        Text("Changes are kept.")
      }
    }
    .animation(.snappy, value: size)
    .accessibilityLabel("Settings")
  }
}

#Preview {
  SettingsScreen()
}
