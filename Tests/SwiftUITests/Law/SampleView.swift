import SwiftUI
import TestViews

/// Views of many kinds, each with a place at which a chain of modifiers is put.
struct SampleView {
  let name: String
  let make: (@escaping (AnyView) -> AnyView) -> AnyView

  /// The ids whose guides are compared.
  static let ids = ["a", "b", "c"]

  private init(
    _ name: String,
    @ViewBuilder _ view: @escaping (@escaping (AnyView) -> AnyView) -> some View
  ) {
    self.name = name
    make = { AnyView(view($0)) }
  }

  static var all: [SampleView] { containers + texts + readers + screens }

  private static var containers: [SampleView] {
    [
      SampleView("stack") { change in
        HStack(alignment: .firstTextBaseline) {
          change(AnyView(Block(10, 30, first: 20).id("a")))
          Filler().id("b")
          Block(20, 10, first: 5).id("c")
        }
      },
      SampleView("depth") { change in
        ZStack(alignment: .topTrailing) {
          Block(50, 50).id("a")
          change(AnyView(Block(10, 20).id("b"))).alignmentGuide(.top) { $0[.bottom] }
        }
      },
      SampleView("grid") { change in
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow {
            change(AnyView(Letters(5).gridColumnAlignment(.trailing).id("a")))
            Block(10, 10).id("b")
          }
          change(AnyView(Block(70, 5).gridCellUnsizedAxes(.horizontal).id("c")))
        }
      },
      SampleView("rows") { change in
        LazyVStack(alignment: .trailing) {
          ForEach(0..<20) { change(AnyView(Block(20, 10 + CGFloat($0)).id($0 == 3 ? "a" : "z"))) }
        }
      },
      SampleView("several views") { change in
        VStack(spacing: 3) {
          change(
            AnyView(
              Group {
                Block(10, 10).id("a")
                Spacer().id("b")
                Letters(4).id("c")
              }))
        }
      },
      SampleView("priorities") { change in
        HStack {
          change(AnyView(Letters(9).id("a"))).layoutPriority(1)
          change(AnyView(Letters(9).layoutPriority(2).id("b")))
          Filler().id("c")
        }
      },
      SampleView("a client's layout") { change in
        Diagonal {
          change(AnyView(Block(10, 20, first: 7).layoutValue(key: Step.self, value: 2).id("a")))
          change(AnyView(Letters(3).id("b")))
        }
      },
    ]
  }

  private static var texts: [SampleView] {
    [
      SampleView("text") { change in
        change(AnyView(Text("A text of several words").font(.title).id("a"))).lineLimit(2)
      },
      SampleView("label") { change in
        HStack {
          change(AnyView(Label("Label", systemImage: "star").id("a")))
          change(AnyView(Image(systemName: "plus").id("b"))).imageScale(.large)
        }
      },
      SampleView("controls") { change in
        VStack {
          change(AnyView(Button("Button") {}.buttonStyle(.borderedProminent).id("a")))
          change(AnyView(Toggle("Toggle", isOn: .constant(true)).id("b")))
          change(AnyView(TextField("Field", text: .constant("")).textFieldStyle(.roundedBorder)))
        }
      },
      SampleView("shapes") { change in
        change(AnyView(Capsule().fill(.red).aspectRatio(2, contentMode: .fit).id("a")))
          .padding(5).background(Circle().id("b"))
      },
    ]
  }

  private static var readers: [SampleView] {
    [
      SampleView("guides") { change in
        VStack(alignment: .third) {
          change(AnyView(Block(30, 10).alignmentGuide(.third) { $0.width - 3 }.id("a")))
          Block(60, 10).id("b")
        }
      },
      SampleView("preferences") { change in
        change(
          AnyView(
            HStack {
              Block(10, 10).preference(key: Sum.self, value: 3)
              change(AnyView(Block(20, 10).preference(key: Sum.self, value: 4)))
            }
            .id("a"))
        )
        .overlayPreferenceValue(Sum.self) { Block($0, $0).id("b") }
      },
      SampleView("anchors") { change in
        change(AnyView(Block(10, 20).anchorPreference(key: Place.self, value: .bounds) { $0 }))
          .padding(7)
          .overlayPreferenceValue(Place.self) { anchor in
            GeometryReader { proxy in
              let frame = anchor.map { proxy[$0] } ?? .zero
              Block(frame.width, frame.height).offset(x: frame.minX, y: frame.minY).id("a")
            }
          }
      },
      SampleView("geometry") { change in
        GeometryReader { proxy in
          change(AnyView(Block(proxy.size.width / 2, 10).id("a")))
            .position(x: proxy.size.width / 3, y: 20)
        }
      },
      SampleView("environment") { change in
        change(AnyView(ReadsEnvironment().id("a"))).environment(\.layoutDirection, .rightToLeft)
          .font(.caption)
      },
      SampleView("safe area") { change in
        change(AnyView(Filler().id("a"))).safeAreaInset(edge: .bottom) { Block(10, 20).id("b") }
          .ignoresSafeArea()
      },
    ]
  }

  private static var screens: [SampleView] {
    [
      SampleView("scroll view") { change in
        ScrollView {
          VStack { ForEach(0..<9) { change(AnyView(Letters(3 + $0).id($0 == 0 ? "a" : "z"))) } }
        }
        .id("b")
      },
      SampleView("list") { change in
        change(
          AnyView(
            List {
              Section("Section") {
                change(AnyView(Text("Row").id("a")))
                change(AnyView(NavigationLink("Link") { Text("There") }.id("b")))
              }
            }))
      },
      SampleView("navigation") { change in
        NavigationStack {
          change(AnyView(Form { change(AnyView(LabeledContent("Label", value: "Value").id("a"))) }))
        }
      },
    ]
  }
}

// MARK: - What samples are made of

extension HorizontalAlignment {
  static let third = HorizontalAlignment(Third.self)

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }
}

private struct Sum: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct Place: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Step: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

/// Places each subview where the one before ends, and a step further, by all that a subview says.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      point.x += subview[Step.self] * (1 + subview.priority)
      subview.place(at: point, proposal: proposal)
      point.x += dimensions.width
      point.y +=
        dimensions[.firstTextBaseline] + subview.spacing.distance(to: .zero, along: .vertical)
    }
  }
}

/// A view whose size depends on what modifiers around it might set.
private struct ReadsEnvironment: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    Text("\(direction == .rightToLeft ? "long" : "")\(isEnabled ? "longer" : "")")
      .padding(typeSize.isAccessibilitySize ? 10 : 1)
      .frame(width: lineLimit.map { CGFloat($0) })
      .padding(alignment == .leading ? 3 : 4)
  }
}
