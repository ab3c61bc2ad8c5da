// What the file with an app's `@main` type needs, so that it compiles beside the views. Nothing of
// it is laid out, and an app made with these types shows nothing.

/// An app, as its scenes.
public protocol App {
  /// The type of the app's body, which the compiler infers.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Self.Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Returns at once: there is no screen to show an app on. Lay out its views instead.
  public static func main() {}
}

/// A part of an app with a window or more.
public protocol Scene {
  /// The type of the scene's body, which the compiler infers.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: the scene is not made of others.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other scenes.") }
}

/// Builds scenes from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  /// Passes a scene on unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds several scenes.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> First { first }

  /// Builds the scene of an `if` without `else`.
  public static func buildIf<Content: Scene>(_ content: Content?) -> Content? { content }

  /// Builds a scene whose type may not be available everywhere.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    content
  }
}

extension Optional: Scene where Wrapped: Scene {}
