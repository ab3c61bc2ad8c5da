/// The selected part of a text. It stays what it is set to.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected part.
  public enum Indices: Equatable, Hashable, Sendable { case selection(Range<String.Index>) }

  public var indices: Indices
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextEditor {
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal) }
}

// MARK: - With attributes

/// The selected part of a text with attributes. It stays what it is set to.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected part.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private let selected: Indices?
  private let attributes: AttributeContainer?
  private init(_ selected: Indices?, _ attributes: AttributeContainer? = nil) {
    (self.selected, self.attributes) = (selected, attributes)
  }

  public init() { self.init(nil) }
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) { self.init(.insertionPoint(insertionPoint), typingAttributes) }
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }
  public init(ranges: RangeSet<AttributedString.Index>) { self.init(.ranges(ranges)) }

  /// The selected part, or the end of a text in which it is not.
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

  /// What would be written looks like what is before it.
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
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?
  ) { self.init(text: text) }
}

/// On which side of the end of a line a place to write is.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

nonisolated extension View {
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
