// How views look in widgets. There are none: layout stays the same.

extension View {
  /// Accepts whether the view has the accent of a widget.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Accepts a label beside the widget, which is not laid out.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Accepts a label beside the widget, which is not laid out.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Accepts a label beside the widget, which is not laid out.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Accepts whether the widget's content follows a round edge.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
