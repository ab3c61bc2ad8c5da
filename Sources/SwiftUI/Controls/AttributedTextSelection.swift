/// The selected part of a text with attributes. It stays what it is set to.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected part.
  public enum Indices: Equatable, Sendable {
    /// A place to write.
    case insertionPoint(AttributedString.Index)
    /// Parts that are selected together.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The selected part; `nil` for the end of the text.
  private let selected: Indices?
  private let attributes: AttributeContainer?

  private init(_ selected: Indices?, _ attributes: AttributeContainer? = nil) {
    self.selected = selected
    self.attributes = attributes
  }

  /// Creates a place to write at the end of a text.
  public init() { self.init(nil) }

  /// Creates a place to write, and the attributes of what would be written there; with `nil`, those
  /// of the text before.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    self.init(.insertionPoint(insertionPoint), typingAttributes)
  }

  /// Creates a selected part.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }

  /// Parts that are selected together.
  public init(ranges: RangeSet<AttributedString.Index>) { self.init(.ranges(ranges)) }

  /// Returns the selected part of a text; its end if the selection does not lie in the text.
  public func indices(in text: AttributedString) -> Indices {
    let end = Indices.insertionPoint(text.endIndex)
    switch selected {
    case .insertionPoint(let place)?:
      return text.startIndex <= place && place <= text.endIndex ? .insertionPoint(place) : end
    case .ranges(let ranges)?:
      guard let first = ranges.ranges.first, let last = ranges.ranges.last,
        text.startIndex <= first.lowerBound, last.upperBound <= text.endIndex
      else { return end }
      return .ranges(ranges)
    case nil: return end
    }
  }

  /// Returns the attributes of what would be written in place of the selection: those that are set
  /// for it, or those of the selection's first character, or of the character before the place.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let attributes { return attributes }
    let characters = text.characters
    guard !characters.isEmpty else { return AttributeContainer() }
    let character =
      switch indices(in: text) {
      case .insertionPoint(let place):
        place > text.startIndex ? characters.index(before: place) : place
      case .ranges(let ranges): ranges.ranges.first?.lowerBound ?? text.startIndex
      }
    return text.runs[character].attributes
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TextEditor {
  /// Creates an editor of text with attributes in which a part is selected.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?
  ) {
    self.init(text: text)
  }
}

/// On which side of the end of a line a place to write is.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As is usual.
  case automatic
  /// At the end of the line.
  case upstream
  /// At the start of the next line.
  case downstream
}

extension View {
  /// Accepts on which side of the ends of lines people would write.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }

  /// Accepts whether signs for help with writing are shown.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
