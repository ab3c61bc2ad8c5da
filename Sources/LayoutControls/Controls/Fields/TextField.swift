/// A field for text, as wide as it is offered and as high as a line of its font, with its distance
/// to the next one.
///
/// A field with a border has 4 around the line, and is 34 high at least. One that grows along the
/// vertical axis is as high as its text needs.
public struct TextField<Label: View>: _TransparentView {
  private let line: FieldLine

  init(_ text: String, prompt: Text?, axis: Axis = .horizontal) {
    self.line = FieldLine(text, prompt: prompt, axis: axis)
  }

  /// A field that shows a value, or what stands for one.
  init(_ value: Text?, prompt: Text?) { self.line = FieldLine(value, prompt: prompt) }

  /// Describes the field.
  public func makeNodes(in context: inout ViewContext) { line._makeNodes(in: &context) }
}

extension TextField where Label == _StyleContent { init(_ line: FieldLine) { self.line = line } }

/// The line of a field: the text, or what stands for it.
struct FieldLine: _TransparentView {
  private let shown: Text
  private let axis: Axis

  init(_ text: String, prompt: Text?, axis: Axis = .horizontal) {
    self.init(text.isEmpty ? nil : Text(verbatim: text), prompt: prompt, axis: axis)
  }

  init(_ text: Text?, prompt: Text?, axis: Axis = .horizontal) {
    self.shown = text ?? (prompt ?? Text(verbatim: " ")).foregroundStyle(.placeholder)
    self.axis = axis
  }

  func makeNodes(in context: inout ViewContext) {
    if context.environment.controlStyles.textField.current != nil {
      context.withStyle(\.textField, or: DefaultTextFieldStyle()) {
        $0._body(configuration: $1)
      } of: { _ in
        TextField(self)
      }
    } else if axis == .vertical {
      area(shown, context.environment)._makeNodes(in: &context)
    } else {
      area(shown.lineLimit(1), context.environment)._makeNodes(in: &context)
    }
  }

  /// The text in a box that is higher by what lacks to the distance of lines.
  private func area(_ text: some View, _ environment: EnvironmentValues) -> some View {
    let (font, pixel) = (environment.currentFont.resolved(in: environment), environment.pixelLength)
    let metrics = environment.textMeasurer.metrics(of: font, pixelLength: pixel)
    let line = ((metrics.ascent + metrics.descent) / pixel).rounded(.up)
    let pitch = ((metrics.ascent + metrics.descent + metrics.leading) / pixel).rounded()
    let x: CGFloat =
      switch environment.multilineTextAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    return FieldLayout(leading: max(pitch - line, 0) * pixel, x: x)({
      text
      Color.clear.frame(width: 0, height: 0)
    })
  }
}

/// A line of text that takes the width it is offered, and has the distances to others of the box
/// beside it.
private struct FieldLayout: Layout {
  let leading: CGFloat
  /// Where in its width the text is, from 0 at the leading edge to 1.
  let x: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = subviews[0].sizeThatFits(inner(proposal, subviews))
    size.height += leading(subviews)
    if let width = proposal.width { size.width = max(size.width, width) }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + bounds.width * x, y: bounds.midY),
      anchor: UnitPoint(x: x, y: 0.5),
      proposal: inner(proposal, subviews))
    subviews[1].place(at: bounds.origin, proposal: .zero)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews[1].spacing }

  private func leading(_ subviews: Subviews) -> CGFloat {
    subviews.lengthUnit.map { (leading / $0).rounded(.down) * $0 } ?? leading
  }

  private func inner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let leading = leading(subviews)
    return ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max($0 - leading, 0) })
  }
}

extension TextField {
  /// Creates a field with a label, which is not laid out, that may grow along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) { self.init(text.wrappedValue, prompt: prompt, axis: axis) }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is shown while the text is empty if there is no prompt. It
  /// may grow along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(text.wrappedValue, prompt: prompt ?? Text(titleKey), axis: axis) }

  /// Creates a field with a title, which is shown while the text is empty if there is no prompt. It
  /// may grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(text.wrappedValue, prompt: prompt ?? Text(title), axis: axis) }

  /// Creates a field with closures that never run.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, text: text) }

  /// Creates a field with closures that never run.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }

  /// Creates a field with a closure that never runs.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }

  /// Creates a field with a closure that never runs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(title, text: text) }
}
