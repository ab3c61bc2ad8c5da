/// The styles of one kind of control that are set around a view.
///
/// The innermost one counts. In that style's own body the next one does, so that a style may change
/// a control and leave the rest to the style around it.
struct StyleStack<Style> {
  private var styles: [Style] = []

  /// The style that counts; `nil` for the usual one.
  var current: Style? { styles.last }

  mutating func push(_ style: Style) { styles.append(style) }

  /// Moves on to the style around the one in use.
  mutating func pop() {
    if styles.last is any FinalStyle { styles = [] } else { _ = styles.popLast() }
  }
}

/// A style that leaves nothing to the styles around it: a control in its body has the usual look.
protocol FinalStyle {}

/// What a control hands to its style: the parts as they were written, outside the style.
struct StyledParts<Style> {
  fileprivate let kind: WritableKeyPath<ControlStyles, StyleStack<Style>>
  fileprivate let styles: StyleStack<Style>

  /// A part, in which the control's own styles count.
  func callAsFunction(_ part: some View) -> _StyleContent {
    let (kind, styles) = (kind, styles)
    return _StyleContent(
      part.modifier(EnvironmentModifier { $0.controlStyles[keyPath: kind] = styles }))
  }

  /// The same, if there is anything.
  func unlessEmpty(_ part: some View) -> _StyleContent? {
    part is EmptyView ? nil : self(part)
  }
}

extension ViewContext {
  /// Describes a control in the style that counts.
  mutating func withStyle<Style>(
    _ kind: WritableKeyPath<ControlStyles, StyleStack<Style>>, or usual: Style,
    _ describe: (Style, StyledParts<Style>, inout ViewContext) -> Void
  ) {
    let styles = environment.controlStyles[keyPath: kind]
    let parts = StyledParts(kind: kind, styles: styles)
    withEnvironment({ $0.controlStyles[keyPath: kind].pop() }) { context in
      describe(styles.current ?? usual, parts, &context)
    }
  }
}

extension View {
  /// Sets the style of one kind of control in the view.
  func controlStyle<Style>(
    _ kind: WritableKeyPath<ControlStyles, StyleStack<Style>>, _ style: Style
  ) -> some View {
    modifier(EnvironmentModifier { $0.controlStyles[keyPath: kind].push(style) })
  }
}
