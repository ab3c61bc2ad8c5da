extension ViewContext {
  /// Describes a view by its body.
  @inlinable mutating func expand<Content: View>(_ view: Content) {
    expand(alone: view) { MainActorStandIn.read($0) { $0.body } }
  }

  /// Describes a view or modifier by a body that is made from it, and notes how, so that what
  /// changes in it is described without what is around.
  @inlinable package mutating func expand<Value, Body: View>(
    alone value: Value, body: @escaping (Value) -> Body
  ) {
    guard session.feedback.keepsState else { return expand(value, body: body) }
    guard session.enter(Value.self) else { return }
    defer { session.leave() }
    describe { context in
      let outer = context.scope
      defer { context.scope = outer }
      let body = context.session.feedback.tracking { context.install(value) ? body(value) : nil }
      body?._makeNodes(in: &context)
    }
  }

  /// Describes a view or modifier by a body that is made from it, after its dynamic properties have
  /// got their values.
  @inlinable package mutating func expand<Value, Body: View>(_ value: Value, body: (Value) -> Body)
  {
    guard session.enter(Value.self) else { return }
    defer { session.leave() }
    let outer = scope
    defer { scope = outer }
    let body = session.feedback.tracking {
      !session.holdsDynamicProperties(value) || install(value) ? body(value) : nil
    }
    body?._makeNodes(in: &self)
  }

  /// Gives a view's dynamic properties their values.
  ///
  /// - Returns: whether all have one, so that the view's body can be read.
  @usableFromInline mutating func install<Value>(_ value: Value) -> Bool {
    let inner = DynamicScope(of: value, environment: environment, parent: scope, session)
    scope = inner
    guard let missing = inner.install() else { return true }
    session.report(
      .missingObject, "\(session.pathDescription) is laid out as an empty view: \(missing)")
    return false
  }
}

/// The dynamic properties of a view whose body is read, and those of the views around it.
///
/// Properties live in boxes that the view's copies share, so they get their values immediately
/// before each use.
@usableFromInline final class DynamicScope {
  private var readers: [any EnvironmentReader] = []
  private var custom: [any DynamicProperty] = []
  private let environment: EnvironmentValues
  private let parent: DynamicScope?
  private let feedback: Feedback
  /// Lets the view's properties have the state that is kept in its place.
  private let links: [() -> Void]

  init(
    of value: Any, environment: EnvironmentValues, parent: DynamicScope?, _ session: BuildSession
  ) {
    (self.environment, self.parent, feedback) = (environment, parent, session.feedback)
    links = feedback.link(value, session.finder)
    collect(from: value, session.finder)
  }

  /// Hands the environment to the properties.
  ///
  /// - Returns: a sentence if a value is missing without which the body must not be read.
  func install() -> String? {
    var missing: String?
    if MainActorStandIn.isQuestion || feedback.keepsState { for link in links { link() } }
    for reader in readers {
      if let sentence = reader.read(environment) { missing = missing ?? sentence }
    }
    // Properties that clients put together may read those that have no value.
    if missing == nil { for var property in custom { property.update() } }
    return missing
  }

  /// Hands their environments to the properties of all views around, as at first.
  func reinstall() {
    parent?.reinstall()
    _ = install()
  }

  private func collect(from value: Any, _ finder: DynamicPropertyFinder) {
    for property in finder.properties(of: value, onlyNeedy: true) {
      if let reader = property as? any EnvironmentReader {
        readers.append(reader)
        if !reader.tellsChanges { feedback.staleness.markAlways() }
      } else {
        collect(from: property, finder)
        custom.append(property)
        feedback.staleness.markAlways()
      }
    }
  }
}

/// A dynamic property that needs nothing from outside.
package protocol SelfContainedProperty: DynamicProperty {}

/// A dynamic property whose value comes from the environment.
package protocol EnvironmentReader: DynamicProperty {
  /// Takes the property's value from an environment.
  ///
  /// - Returns: a sentence if the environment lacks a value that has no default.
  func read(_ environment: EnvironmentValues) -> String?
  /// Whether what the value refers to tells of its changes.
  var tellsChanges: Bool { get }
}

extension EnvironmentReader { package var tellsChanges: Bool { true } }
