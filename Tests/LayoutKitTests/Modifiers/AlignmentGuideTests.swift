import LayoutKit
import TestViews
import Testing

private enum ImageGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

private enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let image = VerticalAlignment(ImageGuide.self)
  fileprivate static let custom = VerticalAlignment(TopGuide.self)
}

/// Guides that views set, in containers and under modifiers.
struct AlignmentGuideTests {
  @Test func `an outer closure reads the inner one`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Block(100, 20).id("a")
        .alignmentGuide(.leading) { $0.width / 4 }
        .alignmentGuide(.leading) { $0[.leading] + 5 }
      Block(100, 20).id("b")
    }
    expect(
      view.layout(proposing: .unspecified), size: (130, 40),
      ["a": (0, 0, 100, 20), "b": (30, 20, 100, 20)])
    expect(
      view.layout(proposing: .unspecified, environment: EnvironmentValues.mirror),
      ["a": (30, 0, 100, 20), "b": (0, 20, 100, 20)])
  }

  @Test func `a guide is moved by padding`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Block(40, 20).id("a").alignmentGuide(.leading) { _ in 10 }.padding(5)
      Block(100, 20).id("b")
    }
    expect(
      view.layout(proposing: .unspecified), size: (115, 50),
      ["a": (5, 5, 40, 20), "b": (15, 30, 100, 20)])
  }

  @Test func `a negative guide moves its view in`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Block(40, 20).id("a").alignmentGuide(.leading) { _ in -30 }
      Block(100, 20).id("b")
    }
    expect(
      view.layout(proposing: .unspecified), size: (100, 40),
      ["a": (30, 0, 40, 20), "b": (0, 20, 100, 20)])
  }

  @Test(arguments: [true, false]) func `a guide outside or inside of a frame`(isOutside: Bool) {
    let view = VStack(alignment: .leading, spacing: 0) {
      if isOutside {
        Block(40, 20).id("a").frame(width: 80, height: 20)
          .alignmentGuide(.leading) { $0.width / 2 }
      } else {
        Block(40, 20).id("a").alignmentGuide(.leading) { $0.width / 2 }
          .frame(width: 80, height: 20)
      }
      Block(100, 20).id("b")
    }
    expect(
      view.layout(proposing: .unspecified), size: (140, 40),
      ["a": (20, 0, 40, 20), "b": (40, 20, 100, 20)])
  }

  @Test func `an offset moves no guide`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Block(40, 20).id("a").offset(x: 15)
      Block(100, 20).id("b")
    }
    expect(
      view.layout(proposing: .unspecified), size: (100, 40),
      ["a": (15, 0, 40, 20), "b": (0, 20, 100, 20)])
  }

  @Test func `a view's trailing guide at its leading edge`() {
    let view = VStack(alignment: .trailing, spacing: 0) {
      Block(40, 20).id("a").alignmentGuide(.trailing) { $0[.leading] }
      Block(100, 20).id("b")
    }
    expect(
      view.layout(proposing: .unspecified), size: (140, 40),
      ["a": (100, 0, 40, 20), "b": (0, 20, 100, 20)])
  }

  @Test func `centres at the edges`() {
    let view = VStack(spacing: 0) {
      Block(40, 20).id("a").alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
      Block(40, 20).id("b").alignmentGuide(HorizontalAlignment.center) { $0[.leading] }
    }
    expect(
      view.layout(proposing: .unspecified), size: (80, 40),
      ["a": (0, 0, 40, 20), "b": (40, 20, 40, 20)])
  }

  @Test func `a top at the middle`() {
    let view = HStack(alignment: .top, spacing: 0) {
      Block(40, 20).id("a").alignmentGuide(.top) { $0[VerticalAlignment.center] }
      Block(40, 60).id("b")
    }
    expect(
      view.layout(proposing: .unspecified), size: (80, 70),
      ["a": (0, 0, 40, 20), "b": (40, 10, 40, 60)])
  }

  @Test func `edges do not leave a stack`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Block(40, 20).id("a").alignmentGuide(.leading) { _ in 10 }
        Block(60, 20).id("b")
      }
      Block(100, 20).id("c")
    }
    expect(
      view.layout(proposing: .unspecified),
      ["a": (0, 0, 40, 20), "b": (10, 20, 60, 20), "c": (0, 40, 100, 20)])
  }

  @Test func `first baselines meet`() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Block(30, 20, first: 15).id("a")
      Block(40, 40, first: 30).id("b")
      Block(10, 10).id("c")
    }
    expect(
      view.layout(proposing: .unspecified), size: (80, 40),
      ["a": (0, 15, 30, 20), "b": (30, 0, 40, 40), "c": (70, 20, 10, 10)])
  }

  @Test func `last baselines meet`() {
    let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Block(30, 40, first: 15, last: 35).id("a")
      Block(40, 40, first: 30).id("b")
      Block(10, 10).id("c")
    }
    expect(
      view.layout(proposing: .unspecified), size: (80, 45),
      ["a": (0, 0, 30, 40), "b": (30, 5, 40, 40), "c": (70, 25, 10, 10)])
  }

  @Test func `baselines leave a column`() {
    func row(_ alignment: VerticalAlignment) -> some View {
      HStack(alignment: alignment, spacing: 0) {
        VStack(spacing: 0) {
          Block(40, 20, first: 16)
          Block(40, 40, first: 16, last: 36)
        }
        .id("column")
        Block(20, 20, first: 15).id("b")
      }
    }
    expect(
      row(.firstTextBaseline).layout(proposing: .unspecified),
      ["column": (0, 0, 40, 60), "b": (40, 1, 20, 20)])
    expect(
      row(.lastTextBaseline).layout(proposing: .unspecified), size: (60, 61),
      ["b": (40, 41, 20, 20)])
  }

  @Test func `without text, the bottom is the baseline`() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      VStack(spacing: 0) {
        Block(40, 20)
        Block(40, 40)
      }
      Block(20, 20, first: 15).id("b")
    }
    expect(view.layout(proposing: .unspecified), size: (60, 65), ["b": (40, 45, 20, 20)])
  }

  @Test func `a column's custom guide is the mean of its views'`() throws {
    let view = VStack(spacing: 0) {
      Block(10, 10).alignmentGuide(.custom) { _ in 2 }
      Block(10, 10).alignmentGuide(.custom) { _ in 8 }
      Block(10, 10)
    }
    .id("stack")
    let dimensions = try #require(
      view.layout(proposing: .unspecified).node(of: "stack")?.dimensions)
    // (0 + 2 + 10 + 8) / 2
    #expect(dimensions[explicit: .custom] == 10)
  }

  @Test func `guides and priorities move and size ZStacks`() {
    let centred = ZStack {
      Block(100, 50)
      Block(40, 40).id("b").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
    }
    expect(centred.layout(proposing: .unspecified), size: (100, 50), ["b": (50, 5, 40, 40)])

    let cornered = ZStack(alignment: .topLeading) {
      Block(100, 50).id("a")
      Block(40, 40).id("b").alignmentGuide(.leading) { _ in 20 }
    }
    expect(
      cornered.layout(proposing: .unspecified), size: (120, 50),
      ["a": (20, 0, 100, 50), "b": (0, 0, 40, 40)])

    let preferred = ZStack(alignment: .topLeading) {
      Block(100, 50).id("a")
      Block(40, 40).id("b").layoutPriority(1)
    }
    expect(
      preferred.layout(proposing: .unspecified), size: (40, 40),
      ["a": (0, 0, 100, 50), "b": (0, 0, 40, 40)])
  }

  @Test func `guides pass through modifiers`() throws {
    let marked = Block(40, 20).alignmentGuide(.leading) { _ in 10 }
    func leading(_ view: some View, _ proposal: ProposedViewSize = .unspecified) -> CGFloat? {
      view.id("view").layout(proposing: proposal).node(of: "view")?.dimensions[explicit: .leading]
    }
    #expect(leading(marked.fixedSize()) == 10)
    #expect(leading(marked.offset(x: 7)) == 10)
    #expect(leading(marked.padding(5)) == 15)
    #expect(leading(marked.position(x: 30, y: 40)) == 20)
    let trailing = marked.frame(maxWidth: 100, alignment: .trailing)
    #expect(leading(trailing, ProposedViewSize(200, 200)) == 70)
  }

  @Test func `pictures in columns meet at their middles`() {
    let view = HStack(alignment: .image, spacing: 10) {
      VStack(spacing: 0) {
        Block(40, 50).id("left image").alignmentGuide(.image) { $0.height / 2 }
        Block(60, 20)
      }
      .id("left")
      VStack(spacing: 0) {
        Block(40, 30).id("right image").alignmentGuide(.image) { $0.height / 2 }
        Block(60, 20)
        Block(60, 20)
      }
      .id("right")
    }
    expect(
      view.layout(proposing: .unspecified), size: (130, 80),
      [
        "left": (0, 0, 60, 70), "left image": (10, 0, 40, 50), "right": (70, 10, 60, 70),
        "right image": (80, 10, 40, 30),
      ])
  }

  @Test func `two guides in a column are merged`() {
    let view = HStack(alignment: .image, spacing: 10) {
      VStack(spacing: 0) {
        Block(40, 50).alignmentGuide(.image) { $0.height / 2 }
        Block(60, 20).alignmentGuide(.image) { $0.height / 2 }
      }
      .id("left")
      VStack(spacing: 0) {
        Block(40, 30)
        Block(60, 20).alignmentGuide(.image) { _ in 0 }
        Block(60, 20)
      }
      .id("right")
    }
    // (25 + 60) / 2 − 30
    expect(
      view.layout(proposing: .unspecified),
      ["left": (0, 0, 60, 70), "right": (70, 12.5, 60, 70)])
  }

  @Test func `a badge has its centre in the corner`() {
    let view = Block(60, 60).overlay(alignment: .topTrailing) {
      Block(20, 20).id("badge")
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
    expect(view.layout(proposing: .unspecified), size: (60, 60), ["badge": (50, -10, 20, 20)])
  }
}
