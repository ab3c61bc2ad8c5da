/// The styles of one kind of control that are set around a view, by what they make a view of.
///
/// The innermost one counts. In that style's own body the next one does, so that a style may change
/// a control and leave the rest to the style around it.
struct StyleStack<Configuration> {
  private var styles: [ControlStyle<Configuration>] = []

  /// The style that counts; `nil` for the usual one.
  var current: ControlStyle<Configuration>? { styles.last }

  mutating func push(_ style: ControlStyle<Configuration>) { styles.append(style) }

  /// The styles around the one in use.
  var popped: StyleStack {
    StyleStack(styles: styles.last?.isFinal ?? false ? [] : styles.dropLast())
  }

  /// The styles that were set inside others.
  func since(_ outer: StyleStack) -> [ControlStyle<Configuration>] {
    Array(styles.dropFirst(outer.styles.count))
  }

  func adding(_ inner: [ControlStyle<Configuration>]) -> StyleStack {
    StyleStack(styles: styles + inner)
  }
}

/// A style that is set around a view.
struct ControlStyle<Configuration> {
  let isFinal: Bool
  /// Describes the views that the style makes of a control's parts.
  let describe: (Configuration, inout ViewContext) -> Void
}

/// A style that leaves nothing to the styles around it: a control in its body has the usual look.
protocol FinalStyle {}

/// What a control hands to its style: the parts as they were written, outside the style.
struct StyledParts<Configuration> {
  fileprivate let kind: WritableKeyPath<ControlStyles, StyleStack<Configuration>>
  fileprivate let styles: StyleStack<Configuration>

  /// A part, in which the control's own styles count, and those that its style sets around it.
  func callAsFunction(_ part: some View) -> _StyleContent {
    let (kind, styles) = (kind, styles)
    return _StyleContent(
      part.modifier(
        EnvironmentModifier {
          let inBody = $0.controlStyles[keyPath: kind]
          $0.controlStyles[keyPath: kind] = styles.adding(inBody.since(styles.popped))
        }))
  }

  /// The same, if there is anything.
  func unlessEmpty(_ part: some View) -> _StyleContent? { part is EmptyView ? nil : self(part) }
}

extension ViewContext {
  /// Describes a control in the style that counts.
  ///
  /// - Parameters:
  ///   - kind: where styles of such controls are.
  ///   - usual: the style if none is set.
  ///   - body: what the usual style makes of the control's parts.
  ///   - configuration: the control's parts.
  mutating func withStyle<Configuration, Usual>(
    _ kind: WritableKeyPath<ControlStyles, StyleStack<Configuration>>, or usual: Usual,
    _ body: (Usual, Configuration) -> some View,
    of configuration: (StyledParts<Configuration>) -> Configuration
  ) {
    let styles = environment.controlStyles[keyPath: kind]
    let parts = StyledParts(kind: kind, styles: styles)
    let configuration = following { configuration(parts) }
    withEnvironment({ $0.controlStyles[keyPath: kind] = styles.popped }) { context in
      if let style = styles.current {
        style.describe(configuration, &context)
      } else {
        context.expand(usual) { body($0, configuration) }
      }
    }
  }
}

nonisolated extension View {
  /// Sets the style of one kind of control in the view, by what it makes of a control's parts.
  func controlStyle<Style, Configuration>(
    _ kind: WritableKeyPath<ControlStyles, StyleStack<Configuration>>, _ style: Style,
    _ body: @escaping @MainActor (Style, Configuration) -> some View
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    let style = ControlStyle<Configuration>(isFinal: style is any FinalStyle) { parts, context in
      context.expand(alone: style) { MainActorStandIn.read(($0, parts)) { body($0, $1) } }
    }
    return modifier(EnvironmentModifier { $0.controlStyles[keyPath: kind].push(style) })
  }
}

/// Views made from the environment where they are described. Styles read it so, because they may be
/// used in the bodies of others, where nothing gives their properties values.
struct EnvironmentReading<Value, Content: View>: _TransparentView {
  private let value: (EnvironmentValues) -> Value
  private let content: (Value) -> Content

  init(
    _ value: @escaping (EnvironmentValues) -> Value,
    @ViewBuilder content: @escaping (Value) -> Content
  ) { (self.value, self.content) = (value, content) }

  func makeNodes(in context: inout ViewContext) {
    let environment = context.environment
    let view = context.following { content(value(environment)) }
    view._makeNodes(in: &context)
  }
}

/// A part of a control, as the control's style sees it.
public struct _StyleContent: _TransparentView {
  private let describe: (inout ViewContext) -> Void

  init(_ content: some View) { self.describe = { content._makeNodes(in: &$0) } }

  /// Describes the part.
  public func makeNodes(in context: inout ViewContext) { describe(&context) }
}
