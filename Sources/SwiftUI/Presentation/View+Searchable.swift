// Fields to search with. They belong to the screen's bars and are not laid out.

extension View {
  /// Accepts a field to search with, which is not laid out.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Accepts a field to search with, which is not laid out.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// Accepts a field to search with, which is not laid out.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View { self }

  /// Accepts a field to search with, which is not laid out.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Accepts a field to search with, which is not laid out.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// Accepts a field to search with, which is not laid out.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View { self }
}

// MARK: - With tokens

extension View {
  /// Accepts a field to search with words and tokens, which is not laid out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, which is not laid out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, which is not laid out.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, which is not laid out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, which is not laid out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, which is not laid out.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
}

// MARK: - With suggestions

extension View {
  /// Accepts a field to search with and suggestions, which are not laid out.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder suggestions: () -> V
  ) -> some View { self }

  /// Accepts a field to search with and suggestions, which are not laid out.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View { self }

  /// Accepts a field to search with and suggestions, which are not laid out.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View { self }
}
