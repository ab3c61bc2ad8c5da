/// Windows that show a view.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public init(id: String? = nil, @ViewBuilder content: () -> Content) {}

  public init(
    _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content) {}

  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

/// The type of a window's view for a value. There is never such a view.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private init() {}
  public var body: some View { EmptyView() }
}

/// One window that shows a view.
nonisolated public struct Window<Content: View>: Scene {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// A window beside those with the content of an app.
nonisolated public struct UtilityWindow<Content: View>: Scene {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// A window with an app's settings.
nonisolated public struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu in a screen's bar.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public init(
    isInserted: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == LayoutControls.Label<Text, Image> {}
}

nonisolated extension Group: Scene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) { self = .of(content()) }
}
