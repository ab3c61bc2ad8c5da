import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Editors of text with attributes, and what is selected in it.
struct AttributedTextSelectionTests {
  /// “Total ” in a font of 20, “12” in one of 40.
  var text: AttributedString {
    var (text, number) = (AttributedString("Total "), AttributedString("12"))
    text.font = .system(size: 20)
    number.font = .system(size: 40)
    return text + number
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `editors show text with its attributes`() {
    let editor = TextEditor(
      text: .constant(text), selection: .constant(AttributedTextSelection()))
    let result = editor.layout(
      in: CGSize(width: 300, height: 100), environment: EnvironmentValues.squareLetters)
    #expect(result.size == CGSize(width: 300, height: 100))
    // Six characters of 10 and two of 20; a line of 40 × 1.178, rounded up.
    #expect(
      result.nodes.contains { $0.frame == CGRect(x: 0, y: 0, width: 100, height: 48) })
    let plain = TextEditor(text: .constant(text)).layout(
      in: CGSize(width: 300, height: 100), environment: EnvironmentValues.squareLetters)
    #expect(plain.nodes.map(\.frame) == result.nodes.map(\.frame))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `selections outside of the text are its end`() throws {
    let (text, short) = (text, AttributedString("a"))
    let number = try #require(text.range(of: "12"))
    let end = AttributedTextSelection.Indices.insertionPoint(short.endIndex)
    #expect(AttributedTextSelection().indices(in: short) == end)
    #expect(AttributedTextSelection(range: number).indices(in: short) == end)
    #expect(AttributedTextSelection(insertionPoint: number.lowerBound).indices(in: short) == end)
    #expect(AttributedTextSelection(range: number).indices(in: text) == .ranges(RangeSet(number)))
    let empty = number.lowerBound..<number.lowerBound
    #expect(
      AttributedTextSelection(range: empty).indices(in: text) == .insertionPoint(empty.lowerBound))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `what is written looks like what is before`() throws {
    let text = text
    let number = try #require(text.range(of: "12"))
    func font(_ selection: AttributedTextSelection) -> Font? {
      selection.typingAttributes(in: text).swiftUI.font
    }
    #expect(font(AttributedTextSelection()) == .system(size: 40))
    #expect(font(AttributedTextSelection(insertionPoint: number.lowerBound)) == .system(size: 20))
    #expect(font(AttributedTextSelection(insertionPoint: text.startIndex)) == .system(size: 20))
    #expect(font(AttributedTextSelection(range: number)) == .system(size: 40))
    let caption = AttributeContainer().font(.caption)
    #expect(
      font(AttributedTextSelection(insertionPoint: text.startIndex, typingAttributes: caption))
        == .caption)
    #expect(AttributedTextSelection().typingAttributes(in: "") == AttributeContainer())
  }
}
