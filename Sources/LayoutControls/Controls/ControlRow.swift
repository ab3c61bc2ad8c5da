import LayoutCore

/// A control with its label before it, as wide as it is offered.
///
/// Label and control are at least 8 apart; where labels are hidden, the control is alone. To views
/// above and below, the row is what the control is, whatever its label is.
struct ControlRow<Label: View, Control: View>: _TransparentView {
  private let label: Label
  private let control: Control
  /// Whether the control takes no height in a row of a phone's list, which its label decides.
  private let isFlatInRows: Bool
  /// Whether the row stands on a baseline with its top on a phone.
  private let hasBaselineAtTop: Bool

  init(
    label: Label, isFlatInRows: Bool = false, hasBaselineAtTop: Bool = false,
    @ViewBuilder control: () -> Control
  ) {
    self.label = label
    self.isFlatInRows = isFlatInRows
    self.hasBaselineAtTop = hasBaselineAtTop
    self.control = control()
  }

  func makeNodes(in context: inout ViewContext) {
    let environment = context.environment
    if environment.controlStyles.hidesLabels {
      control._makeNodes(in: &context)
    } else if isFlatInRows, context.isListRow, environment.platform == .iOS {
      row(ControlBox(isFlat: true)({ control }), in: environment)._makeNodes(in: &context)
    } else {
      row(control, in: environment)._makeNodes(in: &context)
    }
  }

  private func row(_ control: some View, in environment: EnvironmentValues) -> some View {
    ControlRowLayout(hasBaselineAtTop: hasBaselineAtTop && environment.platform == .iOS)() {
      LabelColumn(label: label)
      Spacer()
      control
    }
  }
}

/// A label before a control. Several views are below each other.
struct LabelColumn<Label: View>: _TransparentView {
  let label: Label

  func makeNodes(in context: inout ViewContext) {
    let views = context.nodes(of: label)
    for node in views.count > 1 ? [.vstack(alignment: .leading, views)] : views {
      context.append(node)
    }
  }
}

/// A row whose distances to others are those of the control at its end.
private struct ControlRowLayout: RowLayout {
  let row = HStackLayout(spacing: 0)
  let hasBaselineAtTop: Bool

  func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
    subviews.last?.spacing ?? ViewSpacing()
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGFloat? {
    if hasBaselineAtTop, guide == .firstTextBaseline { return 0 }
    return row.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Double {
  /// Where a value is between two others, from 0 to 1.
  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    let length = bounds.upperBound - bounds.lowerBound
    self = length > 0 ? Double(min(max((value - bounds.lowerBound) / length, 0), 1)) : 0
  }
}
