import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Strings that a system would look up stand for themselves.
struct LocalizedStringTests {
  private let english = Locale(identifier: "en_US")

  private func string(_ text: Text) -> String {
    let nodes = text.layout(proposing: .unspecified).nodes
    if case .text(let text)? = nodes.first?.appearance?.content { return text.string }
    return ""
  }

  @Test func `strings stand for themselves`() {
    #expect(String(localized: "Hello") == "Hello")
    #expect(String(localized: "home.title", defaultValue: "Hello", comment: "A title") == "Hello")
    let name = "Ann"
    #expect(String(localized: "Hello, \(name)", bundle: .main) == "Hello, Ann")
  }

  @Test func `numbers are written for a locale`() {
    #expect(String(localized: "\(1234) items", locale: english) == "1,234 items")
    #expect(String(localized: "\(1.5, specifier: "%.2f") m", locale: english) == "1.50 m")
  }

  @Test func `resources are text later`() {
    let resource: LocalizedStringResource = "**\(1234)** items"
    #expect(string(Text(resource)) == "1,234 items")
    #expect(Text(resource) != Text("items"))
    #expect(String(localized: LocalizedStringResource("key", defaultValue: "Hello")) == "Hello")
    // 5 characters of 10 each.
    #expect(
      Text(LocalizedStringResource("Hello")).font(.system(size: 20))
        .layout(proposing: .unspecified, environment: EnvironmentValues.squareLetters).size
        == CGSize(width: 50, height: 24))
  }

  @Test func `values that are written alike are equal`() {
    let (one, two) = (1, 2)
    let value: String.LocalizationValue = "\(one) of \(two)"
    #expect(value == "\(one) of \(two)")
    #expect(value != "\(two) of \(two)")
  }

  @Test func `literals are still keys`() {
    #expect(Text("Hello") == Text(LocalizedStringKey("Hello")))
    let title = "Hello"
    #expect(Text(title) == Text(verbatim: "Hello"))
  }
}
