extension ViewContext {
  /// Describes a view by its body.
  @inlinable mutating func expand<Content: View>(_ view: Content) {
    expand(view) { $0.body }
  }

  /// Describes a view or modifier by a body that is made from it, after its dynamic properties have
  /// got their values.
  @inlinable mutating func expand<Value, Body: View>(_ value: Value, body: (Value) -> Body) {
    guard session.enter(Value.self) else { return }
    defer { session.leave() }
    guard session.holdsDynamicProperties(value) else {
      body(value)._makeNodes(in: &self)
      return
    }
    let outer = scope
    defer { scope = outer }
    if install(value) { body(value)._makeNodes(in: &self) }
  }

  /// Gives a view's dynamic properties their values.
  ///
  /// - Returns: whether all have one, so that the view's body can be read.
  @usableFromInline mutating func install<Value>(_ value: Value) -> Bool {
    let inner = DynamicScope(of: value, environment: environment, parent: scope)
    scope = inner
    guard let missing = inner.install() else { return true }
    session.report(
      .missingObject, "\(session.pathDescription) is laid out as an empty view: \(missing)")
    return false
  }
}

/// The dynamic properties of a view whose body is read, and those of the views around it.
///
/// Properties live in boxes that the view's copies share, so they get their values immediately before
/// each use.
@usableFromInline final class DynamicScope {
  private let properties: [any EnvironmentReader]
  private let environment: EnvironmentValues
  private let parent: DynamicScope?

  init(of value: Any, environment: EnvironmentValues, parent: DynamicScope?) {
    var properties: [any EnvironmentReader] = []
    Self.collect(from: value, into: &properties)
    self.properties = properties
    self.environment = environment
    self.parent = parent
  }

  /// Hands the environment to the properties.
  ///
  /// - Returns: a sentence if a value is missing without which the body must not be read.
  func install() -> String? {
    var missing = parent?.install()
    for property in properties {
      if let sentence = property.read(environment) { missing = missing ?? sentence }
    }
    return missing
  }

  private static func collect(from value: Any, into properties: inout [any EnvironmentReader]) {
    for child in Mirror(reflecting: value).children {
      if let reader = child.value as? any EnvironmentReader {
        properties.append(reader)
      } else if let property = child.value as? any DynamicProperty {
        collect(from: property, into: &properties)
      }
    }
  }
}

/// A dynamic property whose value comes from the environment.
protocol EnvironmentReader: DynamicProperty {
  /// Takes the property's value from an environment.
  ///
  /// - Returns: a sentence if the environment lacks a value that has no default.
  func read(_ environment: EnvironmentValues) -> String?
}
