/// A title with an icon before it.
///
///     Label("Favourites", systemImage: "star")
///
/// Title and icon are 8 apart unless `labelIconToTitleSpacing(_:)` says otherwise; the icon is
/// centred on the capital letters of the title's first line. A label's baselines are its title's.
public struct Label<Title: View, Icon: View>: _TransparentView {
  private let title: Title
  private let icon: Icon

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Describes the label.
  public func makeNodes(in context: inout ViewContext) {
    context.withStyle(\.label, or: TitleAndIconLabelStyle(), { $0.makeBody(configuration: $1) }) {
      LabelStyleConfiguration(title: $0(title), icon: $0(icon))
    }
  }
}

// MARK: - Titles as text

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of a title and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label of a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

nonisolated extension View {
  /// Sets the distance between the icon and the title of labels in the view. By default, and for
  /// numbers that cannot be used, it is 8, and in lists that of their style.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    let isUsable = spacing.magnitude < 1e100
    return environment(\.controlStyles.labelSpacing, isUsable ? spacing : nil)
      .noting(isUsable ? nil : spacing, "a spacing after icons", "the usual one is used")
  }

  /// Reserves a width for the icons of labels in the view, which are in its middle.
  ///
  /// A wider icon reaches beyond it on both sides, as measured in lists on macOS. Labels without an
  /// icon, or without a title, reserve nothing.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    let isUsable = width >= 0 && width < 1e100
    return environment(\.controlStyles.labelIconWidth, isUsable ? width : nil)
      .noting(isUsable ? nil : width, "a width for icons", "the usual one is used")
  }
}
