/// The values of the environment that the library knows, with their defaults.
struct BuiltInValues {
  // Layout
  var layoutDirection = LayoutDirection.leftToRight
  var displayScale: CGFloat = 1
  var defaultMinListRowHeight: CGFloat?
  var defaultMinListHeaderHeight: CGFloat?
  var listValues = ListValues()
  var tableValues = TableValues()
  var stacksNavigation = false

  // Text
  var dynamicTypeSize = DynamicTypeSize.large
  var legibilityWeight: LegibilityWeight?
  var lineLimit: Int?
  var lineSpacing: CGFloat = 0
  var lineHeight: AttributedString.LineHeight?
  var multilineTextAlignment = TextAlignment.leading
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false

  var typography = TypographyValues()
  var styling = StylingValues()
  var interaction = InteractionValues()

  // Surroundings
  var colorScheme = ColorScheme.light
  var colorSchemeContrast = ColorSchemeContrast.standard
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?
  var locale = Locale(identifier: "en_US")
  var calendar = Calendar.fixed
  var timeZone = TimeZone.gmt
  var isEnabled = true
  var controlActiveState = ControlActiveState.key
  var backgroundProminence = BackgroundProminence.standard
  var isLuminanceReduced = false
  var scenePhase = ScenePhase.active
  var editMode: Binding<EditMode>?
  var isScrollEnabled = true
  var headerProminence = Prominence.standard
  var openURL = OpenURLAction { _ in .discarded }

  // Objects
  var objects: [ObjectIdentifier: AnyObject] = [:]
}

extension Calendar {
  /// The usual calendar, which depends on no machine.
  fileprivate static var fixed: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }
}
