import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Views that use the library as people use SwiftUI are laid out in any size and direction, with
/// numbers that are finite. A few frames in each are worked out.
struct NameTests {
  func check(
    _ view: some View, nodes: Int = 20, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for size in [CGSize(width: 390, height: 844), .zero, CGSize(width: 1, height: 5000)] {
      for direction in LayoutDirection.allCases {
        let result = view.layout(in: size) { $0.layoutDirection = direction }
        #expect(result.nodes.count > nodes, sourceLocation: sourceLocation)
        for node in result.nodes {
          let numbers = [
            node.frame.minX, node.frame.minY, node.frame.width, node.frame.height,
          ]
          #expect(
            !numbers.contains { !$0.isFinite }, "\(node.name) is \(node.frame)",
            sourceLocation: sourceLocation)
        }
      }
    }
  }

  /// Where a view is across the screen, and its size; lengths that are `nil` are not looked at.
  private func expect(
    _ id: String, in view: some View, x: CGFloat? = nil, width: CGFloat, height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = view.layout(
      in: CGSize(width: 390, height: 844), environment: EnvironmentValues.squareLetters)
    let frame = result.frame(of: id)
    #expect(frame?.size == CGSize(width: width, height: height), sourceLocation: sourceLocation)
    if let x { #expect(frame?.minX == x, sourceLocation: sourceLocation) }
  }

  @Test func `text is laid out in any size`() {
    let texts = TextNames(
      name: "Ann", items: ["one", "two"], price: 12.5, isMember: true,
      date: Date(timeIntervalSinceReferenceDate: 0))
    check(texts)
    // Callouts are 16 large: letters of 8, and a line of 16 · 1.177734375 = 18.84, rounded up.
    expect("verbatim", in: texts, width: 8 * 8, height: 19)
    expect("name", in: texts, width: 3 * 8, height: 19)
  }

  @Test func `shapes and effects are laid out in any size`() {
    check(DrawingNames())
    // In the middle of 390.
    expect("square", in: DrawingNames(), x: 190, width: 10, height: 10)
    expect("star", in: DrawingNames(), x: 185, width: 20, height: 20)
  }

  // In a window without size, no row is in sight.
  @MainActor @Test func `lists are laid out in any size`() { check(ListNames(), nodes: 5) }

  @Test func `controls are laid out in any size`() {
    check(ControlNames())
    // As wide as the screen; a stepper is 32 high and segments are 31, as measured.
    expect("editor", in: ControlNames(), x: 0, width: 390, height: 40)
    expect("stepper", in: ControlNames(), x: 0, width: 390, height: 32)
    expect("segments", in: ControlNames(), x: 0, width: 390, height: 31)
  }

  @MainActor @Test func `what is around views is laid out in any size`() {
    check(OtherNames())
    let result = OtherNames().layout(
      in: CGSize(width: 390, height: 844), environment: EnvironmentValues.squareLetters)
    // Four letters of a 17-point font, each half as wide as it is high.
    #expect(result.frame(of: "four")?.width == 34)
  }

  @MainActor @Test func `content is built as views are`() {
    struct Pair<Content: View>: View {
      @ContentBuilder var content: Content

      var body: some View { HStack(spacing: 0) { content } }
    }
    let pair = Pair {
      Block(10, 10)
      Block(20, 10)
    }
    #expect(pair.layout(proposing: .unspecified).size == CGSize(width: 30, height: 10))
  }

  @Test func `an activity holds what it is given`() {
    let activity = NSUserActivity(activityType: "reading")
    activity.userInfo = ["page": 1, "book": "A"]
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["book"] as? String == "A")
  }
}
