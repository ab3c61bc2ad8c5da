// What belongs to fields to search with. They are not laid out.

nonisolated extension View {
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }
}

/// Where a field to search with is.
public enum SearchFieldPlacement: Hashable, Sendable {
  case automatic, toolbar, toolbarPrincipal, sidebar, navigationBarDrawer
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    .navigationBarDrawer
  }

  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

/// Where suggestions for a search are shown.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  case automatic, menu, content

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1), content = Set(rawValue: 2)
  }
}

/// When parts in which to search are shown.
public enum SearchScopeActivation: Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}
/// How bars change while people search.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}
/// How a field to search with is shown in a bar.
public enum SearchToolbarBehavior: Hashable, Sendable { case automatic, minimize }

/// How people speak into a field.
public enum TextInputDictationBehavior: Hashable, Sendable {
  case automatic, preventDictation
  case inline(activation: DictationActivation)
  public enum DictationActivation: Hashable, Sendable { case onSelect, onLook }
}
