import LayoutControls
import ReadyLayouts

extension Example {
  static var grids: [Example] {
    [
      Example(
        "grid", "Grid",
        "Columns are as wide as their widest cell, and rows as high as their highest.",
        width: 300, height: 130
      ) {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          GridRow {
            Text("Name").foregroundStyle(.secondary).id("name")
            Text("Ada Winter").id("name, value")
          }
          Divider().gridCellUnsizedAxes(.horizontal).id("line")
          GridRow {
            Text("Trade").foregroundStyle(.secondary).id("trade")
            Text("Repairs").id("trade, value")
          }
          GridRow {
            Text("Town").foregroundStyle(.secondary).id("town")
            Text("By the sea").id("town, value")
          }
        }
      },
      Example(
        "grid-spans", "Cells over several columns",
        "A cell may cover columns, and a column may have an alignment of its own.",
        width: 300, height: 150
      ) {
        Grid(horizontalSpacing: 6, verticalSpacing: 6) {
          GridRow {
            Color.indigo.frame(height: 30).gridCellColumns(3).id("all columns")
          }
          GridRow {
            Color.teal.frame(width: 60, height: 30).id("first")
            Color.teal.frame(width: 40, height: 30).gridColumnAlignment(.trailing).id("second")
            Color.teal.frame(width: 60, height: 30).id("third")
          }
          GridRow {
            Color.orange.frame(height: 30).gridCellColumns(2).id("two columns")
            Color.orange.frame(width: 30, height: 30).id("last")
          }
        }
        .frame(width: 240)
      },
      Example(
        "grid-anchors", "Places within a cell",
        "The grid aligns by corners; one cell is put elsewhere, one takes no part in sizing its column.",
        width: 260, height: 160
      ) {
        Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) {
          GridRow {
            Color.teal.frame(width: 70, height: 60).id("large")
            Color.orange.frame(width: 24, height: 24).id("as the grid says")
          }
          GridRow {
            Color.orange.frame(width: 24, height: 24).gridCellAnchor(.bottomTrailing).id(
              "elsewhere")
            Color.teal.frame(width: 70, height: 50).id("large too")
          }
          Color.indigo.frame(height: 4).gridCellUnsizedAxes(.horizontal).id("as wide as the rest")
        }
      },
      Example(
        "list", "A list of chats",
        "Rows as wide as the list, with a picture, two lines of text and a time.",
        width: 340, height: 260, with: ["ChatRow"]
      ) {
        List {
          ChatRow(name: "Ada Winter", text: "The clock strikes thirteen again.", time: "9:41")
          ChatRow(name: "Bicycle club", text: "Who has my left pedal?", time: "8:02")
          ChatRow(name: "Mother", text: "It was lovely to see you all on Sunday", time: "Mon")
        }
      },
      Example(
        "form", "Form", "Controls in rows, in sections with headings.", width: 340, height: 300
      ) {
        Form {
          Section("Connections") {
            Toggle("Aeroplane mode", isOn: .constant(false)).id("aeroplane")
            LabeledContent("Wi-Fi", value: "Attic").id("network")
          }
          Section("Sound") {
            Slider(value: .constant(0.6)).id("volume")
            Stepper("Alerts", value: .constant(1)).id("alerts")
          }
        }
      },
      Example(
        "flow", "FlowLayout", "Lines of views, as many in each as fit.", width: 300, height: 120
      ) {
        FlowLayout(horizontalSpacing: 6, verticalSpacing: 6) {
          ForEach([40, 70, 55, 90, 30, 60, 80, 45, 65], id: \.self) { width in
            Capsule().fill(.teal).frame(width: CGFloat(width), height: 26).id(width)
          }
        }
        .padding(12)
      },
      Example(
        "equal-lengths", "EqualWidthLayout and EqualHeightLayout",
        "Views as wide, or as high, as the one that wants most.", width: 360, height: 180
      ) {
        VStack(spacing: 16) {
          EqualWidthLayout(spacing: 8) {
            ForEach(["No", "Perhaps later"], id: \.self) { title in
              Text(title).padding(8).frame(maxWidth: .infinity)
                .background(.orange.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
                .id(title)
            }
          }
          EqualHeightLayout(spacing: 8) {
            ForEach(["One line", "A text that needs two lines"], id: \.self) { text in
              Text(text).frame(width: 110).padding(8).frame(maxHeight: .infinity)
                .background(.teal.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
                .id(text)
            }
          }
        }
      },
    ]
  }
}

/// Who wrote what, and when.
private struct ChatRow: View {
  let name: String
  let text: String
  let time: String

  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.indigo.opacity(0.3)).frame(width: 44, height: 44)
        .overlay { Text(name.prefix(1)).font(.headline) }
        .id("\(name), picture")
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(name).font(.headline).id(name)
          Spacer()
          Text(time).font(.caption).foregroundStyle(.secondary).id("\(name), time")
        }
        Text(text).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          .id("\(name), text")
      }
    }
    .padding(.vertical, 4)
  }
}
