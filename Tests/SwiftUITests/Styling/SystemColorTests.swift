import LayoutCore
import LayoutKit
import SwiftUI
import TestViews
import Testing

#if !canImport(UIKit)
  extension UIColor {
    fileprivate convenience init(hex: Int) {
      func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
      self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }

  /// Colours that are named by the system's own type.
  struct SystemColorTests {
    private func fill(_ color: Color, _ scheme: ColorScheme) -> Appearance.Paint? {
      let nodes = color.layout(proposing: ProposedViewSize(10, 10)) { $0.colorScheme = scheme }
        .nodes
      if case .shape(let figure)? = nodes.first?.appearance?.content { return figure.fill }
      return nil
    }

    private func bytes(
      _ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1
    ) -> Appearance.Paint {
      let color = Appearance.Color(
        red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
      return .color(color)
    }

    @Test func `colours of the system are colours of views`() {
      #expect(Color(.systemRed) == Color.red)
      #expect(Color(uiColor: .red) == Color(red: 1, green: 0, blue: 0))
      #expect(Color(UIColor(Color.mint)) == Color.mint)
      #expect(Color(UIColor.black.withAlphaComponent(0.5)) == Color(white: 0, opacity: 0.5))
      let faint = UIColor.red.withAlphaComponent(0.2)
      #expect(faint.withAlphaComponent(0.5) == UIColor.red.withAlphaComponent(0.5))
      #expect(faint.withAlphaComponent(1) == .red)
      #expect(UIColor(named: "brand").map { Color($0) } == Color("brand"))
    }

    @Test func `colours with a name are as measured, on systems with the number 26`() {
      #expect(fill(Color.orange, .light) == bytes(255, 141, 40))
      #expect(fill(Color.blue, .light) == bytes(0, 136, 255))
      #expect(fill(Color.brown, .light) == bytes(172, 127, 94))
      #expect(fill(Color.blue, .dark) == bytes(0, 145, 255))
    }

    @Test func `clients add their own`() {
      #expect(Color(UIColor(hex: 0xFF8000)) == Color(UIColor(hex: 0xFF8000)))
      #expect(
        fill(Color(UIColor(hex: 0xFF8000)), .light) == bytes(255, 128, 0)
          && UIColor(hex: 0xFF8000) != UIColor(hex: 0xFF8001))
      #expect(
        Set([UIColor.red, .red, .blue, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 2)
    }

    @Test func `system colours suit light and dark surroundings`() {
      #expect(fill(Color(.systemBackground), .light) == .color(.white))
      #expect(fill(Color(.systemBackground), .dark) == .color(.black))
      #expect(fill(Color(.label), .light) == .color(.black))
      // 242, 242 and 247 of 255; 60, 60 and 67 of 255 at 29 %.
      #expect(fill(Color(.systemGray6), .light) == bytes(242, 242, 247))
      #expect(fill(Color(.separator), .light) == bytes(60, 60, 67, opacity: 0.29))
    }

    @Test func `colours are chosen for the surroundings`() {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .systemGray6 }
      #expect(fill(Color(color), .light) == bytes(242, 242, 247))
      #expect(fill(Color(color), .dark) == .color(.black))
      // The dark one, whatever the surroundings are.
      let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(fill(Color(dark), .light) == .color(.black))
      // Half as opaque in both.
      #expect(
        fill(Color(color.withAlphaComponent(0.5)), .light) == bytes(242, 242, 247, opacity: 0.5))
    }
  }

  #if !canImport(AppKit)
    extension SystemColorTests {
      @Test func `desktops have colours of their own`() {
        #expect(fill(Color(nsColor: .windowBackgroundColor), .light) == bytes(236, 236, 236))
        #expect(fill(Color(nsColor: .windowBackgroundColor), .dark) == bytes(50, 50, 50))
        #expect(fill(Color(.separatorColor), .dark) == bytes(255, 255, 255, opacity: 0.1))
        #expect(Color(nsColor: .controlAccentColor) == Color.accentColor)
        #expect(Color(nsColor: NSColor(calibratedWhite: 0, alpha: 1)) == Color(white: 0))
        let color = NSColor(name: nil) {
          $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white
        }
        #expect(fill(Color(nsColor: color), .light) == .color(.white))
        #expect(fill(Color(nsColor: color), .dark) == .color(.black))
      }
    }
  #endif
#endif
