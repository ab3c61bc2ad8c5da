/// The styles that controls in a view have.
struct ControlStyles {
  var label = StyleStack<LabelStyleConfiguration>()
  /// The distance between a label's icon and title.
  var labelSpacing: CGFloat?
  /// The width of the room for a label's icon.
  var labelIconWidth: CGFloat?
  /// The measures of labels by default.
  var usualLabels = LabelMetrics(iconWidth: nil, spacing: 8)
  var button = StyleStack<PrimitiveButtonStyleConfiguration>()
  var toggle = StyleStack<ToggleStyleConfiguration>()
  var textField = StyleStack<TextField<_StyleContent>>()
  var picker = PickerKind.menu
  /// Whether groups of radio buttons are rows.
  var hasRadioGroupsInRows = false
  var progressView = StyleStack<ProgressViewStyleConfiguration>()
  var datePicker = StyleStack<DatePickerStyleConfiguration>()
  var labeledContent = StyleStack<LabeledContentStyleConfiguration>()
  var groupBox = StyleStack<GroupBoxStyleConfiguration>()
  var disclosureGroup = StyleStack<DisclosureGroupStyleConfiguration>()
  var menu = StyleStack<MenuStyleConfiguration>()
  var gauge = StyleStack<GaugeStyleConfiguration>()
  var controlGroup = StyleStack<ControlGroupStyleConfiguration>()
  var form = StyleStack<FormStyleConfiguration>()
  var hidesLabels = false
}

extension EnvironmentValues {
  var controlStyles: ControlStyles {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }

  /// Whether labels of controls are shown.
  public var labelsVisibility: Visibility { controlStyles.hidesLabels ? .hidden : .automatic }
}

nonisolated extension View {
  /// Hides the labels of controls in the view, and the room that they take.
  public func labelsHidden() -> some View { environment(\.controlStyles.hidesLabels, true) }

  /// Shows or hides the labels of controls in the view, and the room that they take.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.controlStyles.hidesLabels) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }

  /// Sets how large controls in the view are, and on macOS text without a font.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// The measures of labels.
struct LabelMetrics {
  /// The width of the room for the icon; `nil` for the icon's own.
  var iconWidth: CGFloat?
  /// The distance between icon and title.
  var spacing: CGFloat
  /// Whether icons are large, in the middle of a column of their width, and take no height.
  var hasColumnOfIcons = false
}

private enum ControlStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles { ControlStyles() }
}
