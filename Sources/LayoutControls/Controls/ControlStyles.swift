/// The styles that controls in a view have.
struct ControlStyles {
  var label = StyleStack<any LabelStyle>()
  /// The distance between a label's icon and title.
  var labelSpacing: CGFloat?
  /// The least width of a label's icon.
  var labelIconWidth: CGFloat?
  /// The measures of labels by default.
  var usualLabels = LabelMetrics(iconWidth: nil, spacing: 8)
  var button = StyleStack<any PrimitiveButtonStyle>()
  var toggle = StyleStack<any ToggleStyle>()
  var textField = StyleStack<any TextFieldStyle>()
  var picker = PickerKind.menu
  var progressView = StyleStack<any ProgressViewStyle>()
  var datePicker = StyleStack<any DatePickerStyle>()
  var labeledContent = StyleStack<any LabeledContentStyle>()
  var groupBox = StyleStack<any GroupBoxStyle>()
  var disclosureGroup = StyleStack<any DisclosureGroupStyle>()
  var menu = StyleStack<any MenuStyle>()
  var gauge = StyleStack<any GaugeStyle>()
  var controlGroup = StyleStack<any ControlGroupStyle>()
  var form = StyleStack<any FormStyle>()
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

extension View {
  /// Hides the labels of controls in the view, and the room that they take.
  public func labelsHidden() -> some View { environment(\.controlStyles.hidesLabels, true) }

  /// Shows or hides the labels of controls in the view, and the room that they take.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.controlStyles.hidesLabels) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }

  /// Sets how large controls in the view are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// The measures of labels.
struct LabelMetrics {
  /// The least width of the icon; `nil` for its own.
  var iconWidth: CGFloat?
  /// The distance between icon and title.
  var spacing: CGFloat
}

private enum ControlStylesKey: EnvironmentKey {
  static var defaultValue: ControlStyles { ControlStyles() }
}
