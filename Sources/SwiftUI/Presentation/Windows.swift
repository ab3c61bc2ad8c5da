// Windows of an app. They are not laid out: lay out the views in them instead.

/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene {
  /// The scene is not made of others.
  public typealias Body = Never

  /// Accepts the view, which is not laid out.
  public init(@ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

extension WindowGroup {
  /// Accepts the view for a value, which is not laid out.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Accepts the view for a value, which is not laid out.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Accepts the view for a value, which is not laid out.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Accepts the view for a value, which is not laid out.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Accepts the view for a value, which is not laid out.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Accepts the view for a value, which is not laid out.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}

  /// Accepts the view for a value, which is not laid out.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

/// The type of a window's view for a value. There is never such a view.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: PrimitiveView {
  private init() {}

  /// Adds nothing.
  public func makeNodes(in context: inout ViewContext) {}
}

/// One window that shows a view.
public struct Window<Content: View>: Scene {
  /// The scene is not made of others.
  public typealias Body = Never

  /// Accepts the view, which is not laid out.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}

/// A window with an app's settings.
public struct Settings<Content: View>: Scene {
  /// The scene is not made of others.
  public typealias Body = Never

  /// Accepts the view, which is not laid out.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu in a screen's bar.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// The scene is not made of others.
  public typealias Body = Never

  /// Accepts views, which are not laid out.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Accepts views, which are not laid out.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  /// Accepts views, which are not laid out.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// Accepts views, which are not laid out.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == LayoutControls.Label<Text, Image> {}
}
