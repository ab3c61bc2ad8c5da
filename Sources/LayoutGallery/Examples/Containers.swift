import LayoutControls

extension Example {
  static var containers: [Example] {
    [
      Example(
        "view-that-fits", "The view that fits",
        "The first of some views that fits is shown: a row where there is room, a column where not.",
        width: 300, height: 150
      ) {
        VStack(alignment: .leading, spacing: 20) {
          Choices().frame(width: 260, alignment: .leading).border(Color.gray).id("wide")
          Choices().frame(width: 120, alignment: .leading).border(Color.gray).id("narrow")
        }
      },
      Example(
        "lazy-vgrid", "LazyVGrid", "As many columns as fit, and rows as high as they need to be.",
        width: 300, height: 150
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 8)], spacing: 8) {
          ForEach(1..<9) { number in
            Color.indigo.opacity(1 - Double(number) / 12).frame(height: number == 3 ? 50 : 30)
              .id(number)
          }
        }
        .padding(10)
      },
      Example(
        "lazy-hgrid", "LazyHGrid",
        "Two rows of different heights, and columns as wide as they need.",
        width: 300, height: 130
      ) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.flexible())], spacing: 6) {
          ForEach(1..<9) { number in
            Color.teal.opacity(1 - Double(number) / 14).frame(width: CGFloat(20 + 6 * number))
              .id(number)
          }
        }
        .padding(10)
      },
      Example(
        "lazy-vstack", "LazyVStack", "As wide as it is offered, unlike a stack.", width: 260,
        height: 120
      ) {
        LazyVStack(alignment: .leading, spacing: 6) {
          ForEach(1..<4) { number in
            Text("Row \(number)").padding(6).background(.teal.opacity(0.3)).id(number)
          }
        }
        .border(Color.gray)
        .padding(10)
      },
      Example(
        "scroll-view", "ScrollView", "Contents at their full length behind a window.",
        width: 240, height: 130
      ) {
        ScrollView {
          VStack(spacing: 8) {
            ForEach(1..<7) { number in
              Color.indigo.opacity(1 - Double(number) / 9).frame(height: 30).id(number)
            }
          }
          .padding(10)
        }
        .id("scroll view")
      },
      Example(
        "screens", "Screens",
        "A tab view shows the selected screen, a navigation stack its first; both take all there is.",
        width: 300, height: 120
      ) {
        HStack(spacing: 16) {
          TabView(selection: .constant(2)) {
            Text("First").tag(1)
            Text("Second").id("selected").tag(2)
          }
          .border(Color.gray).id("tabs")
          NavigationStack {
            Text("Inbox").id("root")
          }
          .border(Color.gray).id("navigation")
        }
        .padding(10)
      },
      Example(
        "geometry-reader", "GeometryReader", "A view that is described once its size is known.",
        width: 260, height: 100
      ) {
        GeometryReader { geometry in
          HStack(spacing: 0) {
            Color.teal.frame(width: geometry.size.width * 0.25).id("a quarter")
            Color.orange.frame(width: geometry.size.width * 0.5).id("half")
          }
        }
        .border(Color.gray)
        .padding(12)
        .id("reader")
      },
    ]
  }
}

/// Three choices, in a row or in a column.
private struct Choices: View {
  var body: some View {
    ViewThatFits {
      HStack { buttons }
      VStack(alignment: .leading, spacing: 4) { buttons }
    }
  }

  @ViewBuilder private var buttons: some View {
    ForEach(["Repeat", "Shuffle", "Save"], id: \.self) { name in
      Text(name).padding(4).background(.orange.opacity(0.4))
    }
  }
}
