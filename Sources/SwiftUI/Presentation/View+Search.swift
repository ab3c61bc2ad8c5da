// Modifiers of search fields. The fields are not laid out.

extension View {
  /// Accepts suggestions for a search, which are not laid out.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Accepts where suggestions for a search are shown.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Accepts what choosing the view would write into the field.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Accepts the token that choosing the view would add to the field.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Accepts parts in which to search, which are not laid out.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// Accepts parts in which to search, which are not laid out.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// Connects the field with the focus, which nothing ever has.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Connects the field with the focus, which nothing ever has.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  /// Accepts how bars change while people search.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Accepts how the field is shown in a bar.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Accepts how people speak into the field.
  public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }
}

/// Where a field to search with is.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Where the system thinks best.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In a bar with other views.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the middle of a bar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the title, always or until people scroll.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(name: "navigationBarDrawer") }

  /// When a field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    /// Until people scroll.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// Where the system thinks best.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the screen itself.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The screen itself.
    public static let content = Set(rawValue: 2)
  }
}

/// When parts in which to search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// When the system thinks best.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// As soon as people write.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// As soon as people search.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// How bars change while people search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// They keep their content.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// How a field to search with is shown in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// How people speak into a field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// After they have asked for it.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

  /// In a field with a microphone.
  public static func inline(activation: DictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }

  /// When dictation starts.
  public struct DictationActivation: Hashable, Sendable {
    private let name: String

    /// After they have chosen the microphone.
    public static let onSelect = DictationActivation(name: "onSelect")
    /// As soon as they look at it.
    public static let onLook = DictationActivation(name: "onLook")
  }
}
