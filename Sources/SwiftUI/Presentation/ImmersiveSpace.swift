// Scenes without windows, around the people in them. They are not laid out: lay out the views in
// them instead.

/// A scene around the people in it.
public struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>: Scene {
  /// The scene is not made of others.
  public typealias Body = Never
}

extension ImmersiveSpace where Data == Never {
  /// Accepts the content, which is not laid out.
  public init(@ImmersiveSpaceContentBuilder content: @escaping () -> Content) {}

  /// Accepts the content, which is not laid out.
  public init(id: String, @ImmersiveSpaceContentBuilder content: () -> Content) {}

  /// Accepts the view, which is not laid out.
  public init<V: View>(@ViewBuilder content: () -> V)
  where Content == ImmersiveSpaceViewContent<V> {}

  /// Accepts the view, which is not laid out.
  public init<V: View>(id: String, @ViewBuilder content: () -> V)
  where Content == ImmersiveSpaceViewContent<V> {}
}

extension ImmersiveSpace {
  /// Accepts the content for a value, which is not laid out.
  public init(
    for type: Data.Type,
    @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
  ) {}

  /// Accepts the content for a value, which is not laid out.
  public init(
    id: String, for type: Data.Type,
    @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
  ) {}

  /// Accepts the content for a value, which is not laid out.
  public init(
    id: String, for type: Data.Type = Data.self,
    @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
    defaultValue: @escaping () -> Data
  ) {}

  /// Accepts the view for a value, which is not laid out.
  public init<V: View>(
    for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V
  ) where Content == ImmersiveSpaceViewContent<V> {}

  /// Accepts the view for a value, which is not laid out.
  public init<V: View>(
    id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V
  ) where Content == ImmersiveSpaceViewContent<V> {}

  /// Accepts the view for a value, which is not laid out.
  public init<V: View>(
    id: String, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> V, defaultValue: @escaping () -> Data
  ) where Content == ImmersiveSpaceViewContent<V> {}
}

/// What an immersive space is made of.
public protocol ImmersiveSpaceContent {
  /// The type of the content's body, which the compiler infers.
  associatedtype Body: ImmersiveSpaceContent
  /// What the content is made of.
  @ImmersiveSpaceContentBuilder var body: Self.Body { get }
}

extension Never: ImmersiveSpaceContent {}

extension ImmersiveSpaceContent where Body == Never {
  /// Never called: the content is not made of others.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other content.") }
}

/// The type of an immersive space's content that is made of views. There is never such content.
public struct ImmersiveSpaceViewContent<Content: View>: ImmersiveSpaceContent {
  /// The content is not made of others.
  public typealias Body = Never

  private init() {}
}

/// Builds the content of an immersive space.
@resultBuilder public struct ImmersiveSpaceContentBuilder {
  /// Passes content on unchanged.
  public static func buildBlock<Content: ImmersiveSpaceContent>(_ content: Content) -> Content {
    content
  }
}
