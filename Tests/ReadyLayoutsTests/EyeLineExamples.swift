import LayoutKit
import ReadyLayouts
import TestViews
import Testing

/// A creature, which also names the guide on which its eyes and its description meet.
private struct Creature: SingleAxisAlignmentID {
  typealias Alignment = VerticalAlignment

  /// How far down the eyes are in the picture, from 0 to 1.
  var eyePosition: CGFloat = 0.25

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

extension VerticalAlignment {
  fileprivate static let creature = Self(Creature.self)
}

/// Pictures of creatures whose eyes line up with the top of their descriptions.
struct EyeLineExamples {
  func row(
    _ alignment: VerticalAlignment, picture: some View, description: some View
  ) -> some View {
    HStack(alignment: alignment, spacing: 8) {
      picture.id("picture")
      VStack(alignment: .leading, spacing: 15) {
        Block(90, 24, first: 19).id("name")
        description.id("description")
        Block(50, 20, first: 16).id("cost")
      }
      .id("texts")
    }
  }

  var picture: some View { Filler().frame(width: 120, height: 160) }

  let description = Block(160, 40, first: 16, last: 36)

  // 160 − 114 halved is 23.
  @Test func `at first, picture and texts are centred`() {
    expect(
      row(.center, picture: picture, description: description).layout(proposing: .unspecified),
      size: (288, 160),
      [
        "picture": (0, 0, 120, 160), "texts": (128, 23, 160, 114), "name": (128, 23, 90, 24),
        "description": (128, 62, 160, 40), "cost": (128, 117, 50, 20),
      ])
  }

  // Nothing is marked, so the default counts: all tops meet.
  @Test func `with a guide that nobody marks, the tops meet`() {
    expect(
      row(.creature, picture: picture, description: description).layout(proposing: .unspecified),
      size: (288, 160),
      [
        "picture": (0, 0, 120, 160), "texts": (128, 0, 160, 114), "name": (128, 0, 90, 24),
        "description": (128, 39, 160, 40), "cost": (128, 94, 50, 20),
      ])
  }

  // The picture's top meets the description's, 24 + 15 below the texts' top.
  @Test func `with the description marked, the picture's top meets it`() {
    let marked = description.alignmentGuide(
      .creature, computeValue: Creature.defaultValue)
    expect(
      row(.creature, picture: picture, description: marked).layout(proposing: .unspecified),
      size: (288, 199),
      [
        "picture": (0, 39, 120, 160), "texts": (128, 0, 160, 114), "name": (128, 0, 90, 24),
        "description": (128, 39, 160, 40), "cost": (128, 94, 50, 20),
      ])
  }

  // A quarter or three quarters of 160 down is where the description starts.
  @Test func `with the eyes marked too, they meet the description`() {
    func result(_ creature: Creature) -> ResolvedLayout {
      row(
        .creature,
        picture: picture.alignmentGuide(.creature) { creature.eyePosition * $0[.bottom] },
        description: description.alignmentGuide(Creature.self)
      )
      .layout(proposing: .unspecified)
    }
    expect(
      result(Creature(eyePosition: 0.25)), size: (288, 160),
      [
        "picture": (0, 0, 120, 160), "texts": (128, 1, 160, 114), "name": (128, 1, 90, 24),
        "description": (128, 40, 160, 40), "cost": (128, 95, 50, 20),
      ])
    expect(
      result(Creature(eyePosition: 0.75)), size: (288, 195),
      [
        "picture": (0, 0, 120, 160), "texts": (128, 81, 160, 114), "name": (128, 81, 90, 24),
        "description": (128, 120, 160, 40), "cost": (128, 175, 50, 20),
      ])
  }
}
