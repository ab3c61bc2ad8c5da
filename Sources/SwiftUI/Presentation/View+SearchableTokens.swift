// Fields to search with that suggest tokens. They are not laid out.

extension View {
  /// Accepts a field to search with words and tokens, some of which are suggested; it is not laid
  /// out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, some of which are suggested; it is not laid
  /// out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, some of which are suggested; it is not laid
  /// out.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, some of which are suggested; it is not laid
  /// out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, some of which are suggested; it is not laid
  /// out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens, some of which are suggested; it is not laid
  /// out.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
}

// MARK: - Tokens that can be changed

extension View {
  /// Accepts a field to search with words and tokens that can be changed; it is not laid out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens that can be changed; it is not laid out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens that can be changed; it is not laid out.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens that can be changed; it is not laid out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens that can be changed; it is not laid out.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }

  /// Accepts a field to search with words and tokens that can be changed; it is not laid out.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { self }
}
