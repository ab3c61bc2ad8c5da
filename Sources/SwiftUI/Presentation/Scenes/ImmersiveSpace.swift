/// A scene around the people in it.
nonisolated public struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>:
  Scene
{}

extension ImmersiveSpace where Data == Never {
  public init(id: String? = nil, @ImmersiveSpaceContentBuilder content: () -> Content) {}

  public init<V: View>(id: String? = nil, @ViewBuilder content: () -> V)
  where Content == ImmersiveSpaceViewContent<V> {}
}

extension ImmersiveSpace {
  public init(
    id: String? = nil, for type: Data.Type,
    @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
  ) {}

  public init(
    id: String, for type: Data.Type = Data.self,
    @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
    defaultValue: @escaping () -> Data
  ) {}

  public init<V: View>(
    id: String? = nil, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V
  ) where Content == ImmersiveSpaceViewContent<V> {}

  public init<V: View>(
    id: String, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> V, defaultValue: @escaping () -> Data
  ) where Content == ImmersiveSpaceViewContent<V> {}
}

/// What an immersive space is made of.
@MainActor @preconcurrency public protocol ImmersiveSpaceContent {
  associatedtype Body: ImmersiveSpaceContent
  @ImmersiveSpaceContentBuilder var body: Self.Body { get }
}

nonisolated extension Never: ImmersiveSpaceContent {}

nonisolated extension ImmersiveSpaceContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is not made of other content.") }
}

/// The type of an immersive space's content that is made of views. There is never such content.
nonisolated public struct ImmersiveSpaceViewContent<Content: View>: ImmersiveSpaceContent {
  private init() {}
}

/// Builds the content of an immersive space.
@resultBuilder public struct ImmersiveSpaceContentBuilder {
  public static func buildBlock<Content: ImmersiveSpaceContent>(_ content: Content) -> Content {
    content
  }
}

extension EnvironmentValues {
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}

/// Would open an immersive space. It never does, and says so.
public struct OpenImmersiveSpaceAction: Sendable {
  public enum Result: Hashable, Sendable { case opened, userCancelled, error }

  @discardableResult public func callAsFunction(id: String) async -> Result { .error }

  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(id: String? = nil, value: D) async -> Result {
    .error
  }
}

/// Would close the immersive space.
public struct DismissImmersiveSpaceAction: Sendable { public func callAsFunction() async {} }
