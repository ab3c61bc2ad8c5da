/// The selected part of a text. It stays what it is set to.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected part.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part; an empty one is where people write.
    case selection(Range<String.Index>)
  }

  /// The selected part.
  public var indices: Indices

  /// Creates a place to write.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Creates a selected part.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Whether the selection is only a place to write.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextEditor {
  /// Creates an editor in which a part of the text is selected.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension TextField where Label == Text {
  /// Creates a field in which a part of the text is selected.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Creates a field in which a part of the text is selected.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}
