import LayoutKit
import SwiftUI
import Testing

/// The views of the other files, which are written for SwiftUI and import nothing else, laid out.
/// That they compile is the greater part of the test.
struct FrameTests {
  let window = CGSize(width: 390, height: 844)

  func size(_ view: some View) -> CGSize { view.layout(in: window).size }

  @Test func `layouts arrange`() {
    // Three squares of 50 and gaps of 8 fit into 170; the fourth is on the next line.
    let flow = FlowLayout(verticalSpacing: 5) {
      ForEach(0..<4) { index in Color.red.frame(width: 50, height: 50).id(index) }
    }
    let result = flow.frame(width: 170).layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 170, height: 105))
    #expect(result.frame(of: 2) == CGRect(x: 116 + 2, y: 0, width: 50, height: 50))
    #expect(result.frame(of: 3)?.origin == CGPoint(x: 2, y: 55))

    let radial = RadialLayout(radius: 40) {
      ForEach(0..<4) { index in Color.red.frame(width: 10, height: 10).id(index) }
    }
    let circle = radial.frame(width: 100, height: 100).layout(proposing: .unspecified)
    #expect(circle.frame(of: 0) == CGRect(x: 45, y: 5, width: 10, height: 10))

    let equal = EqualWidthHStack {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 30, height: 20)
    }
    #expect(equal.layout(proposing: .unspecified).size == CGSize(width: 68, height: 20))

    let adaptive = AdaptiveStack {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 30, height: 20)
    }
    let narrow = adaptive.layout(proposing: ProposedViewSize(width: 100, height: nil))
    #expect(narrow.size == CGSize(width: 30, height: 34))
    let wide = adaptive.layout(proposing: ProposedViewSize(width: 300, height: nil))
    #expect(wide.size == CGSize(width: 48, height: 20))

    let overlapping = Overlapping(overlap: 4) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 30, height: 20)
    }
    #expect(overlapping.layout(proposing: .unspecified).size == CGSize(width: 36, height: 20))
  }

  @Test func `views are laid out`() {
    for size in [
      size(AlignedForm()), size(MessageRow()), size(Dashboard()), size(Photo()), size(Shapes()),
      size(TodoList()), size(Themed().environmentObject(Store())), size(SixtyCalls()),
      size(ContactsScreen()), size(PriceTable()), size(UnderlinedTabs()), size(Feed()),
      size(FramesInSpaces()), size(Podium()), size(Shelf()), size(Board()),
      size(Library()), size(Gallery()), size(Surroundings()),
      size(Questions()), size(Motion()), size(Accessible()), size(Devices()),
      size(ContactForm(contact: Contact(id: 1, name: "Ada", phone: "1815"))),
    ] {
      #expect(size.width > 0 && size.height > 0)
      #expect(size.width.isFinite && size.height.isFinite)
    }
    // An older name of the identifier finds the frame, too.
    #expect(Accessible().layout(in: window).frame(of: "old") != nil)
  }
}
