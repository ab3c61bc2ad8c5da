extension Text {
  /// Creates text with attributes of views and of Markdown. An attribute of a part counts more than
  /// one of the whole. Colours behind letters are not kept.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      attributedContent.runs.map { run in
        (String(attributedContent.characters[run.range]), run.attributes.changes)
      })
  }

  /// Creates a value written in a format with attributes, in the format's own locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(DeferredString.writing { format.format(input) })
  }
}

extension AttributeContainer {
  /// What the attributes change about a text. Of two that disagree, the first counts.
  fileprivate var changes: [Text.Change] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var changes: [Text.Change] = []
    if let intent = self.inlinePresentationIntent { changes += intent.changes }
    if let font = self[Scope.FontAttribute.self] { changes.append(.font(font)) }
    if let color = self[Scope.ForegroundColorAttribute.self] { changes.append(.color(color)) }
    if self.link != nil { changes.append(.link) }
    if let space = self[Scope.TrackingAttribute.self] ?? self[Scope.KerningAttribute.self] {
      changes.append(.tracking(space))
    }
    if let offset = self[Scope.BaselineOffsetAttribute.self] {
      changes.append(.baselineOffset(offset))
    }
    if let height = self[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self] {
      changes.append(.lineHeight(height))
    }
    if let style = self[Scope.UnderlineStyleAttribute.self] {
      changes.append(.underline(true, style))
    }
    if let style = self[Scope.StrikethroughStyleAttribute.self] {
      changes.append(.strikethrough(true, style))
    }
    return changes
  }
}

extension InlinePresentationIntent {
  /// What Markdown's marks change about a text.
  fileprivate var changes: [Text.Change] {
    var changes: [Text.Change] = []
    if contains(.stronglyEmphasized) { changes.append(.bold(true)) }
    if contains(.emphasized) { changes.append(.italic(true)) }
    if contains(.code) { changes.append(.monospaced(true)) }
    if contains(.strikethrough) { changes.append(.strikethrough(true, .single)) }
    return changes
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds text with its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}

extension TextEditor {
  /// Creates an editor of text with attributes.
  public init(text: Binding<AttributedString>) { self.init(showing: Text(text.wrappedValue)) }
}
