/// What is shared by all contexts of one description.
@usableFromInline final class BuildSession {
  /// The types of the views whose bodies are being read, outermost first.
  private(set) var path: [any Any.Type] = []
  /// Whether values of a type hold dynamic properties, for each type met.
  private var dynamicTypes: [ObjectIdentifier: Bool] = [:]
  /// What was found wrong.
  private(set) var diagnostics: [String] = []

  /// How many bodies may be nested.
  ///
  /// Reading a body takes stack space, and a view that contains itself would take all of it.
  static let deepestPath = 500
}

// MARK: - Bodies

extension BuildSession {
  /// Begins with the body of a view, unless too many are being read already.
  @usableFromInline func enter(_ type: any Any.Type) -> Bool {
    guard path.count < Self.deepestPath else {
      let repeated = path.reduce(into: 0) { count, other in if other == type { count += 1 } }
      report(
        """
        \(type) contains itself without end: its body was reached \(repeated) times within itself. \
        The innermost one is laid out as an empty view. Give the recursion a case that ends it.
        """)
      return false
    }
    path.append(type)
    return true
  }

  /// Ends with the body begun last.
  @usableFromInline func leave() { path.removeLast() }

  /// Adds a sentence to the diagnostics, once.
  func report(_ message: String) {
    if !diagnostics.contains(message) { diagnostics.append(message) }
  }
}

// MARK: - Dynamic properties

extension BuildSession {
  /// Whether a view or modifier holds dynamic properties; found out once for each type.
  @usableFromInline func holdsDynamicProperties<Value>(_ value: Value) -> Bool {
    let type = ObjectIdentifier(Value.self)
    if let known = dynamicTypes[type] { return known }
    let found = Mirror(reflecting: value).children.contains { $0.value is any DynamicProperty }
    dynamicTypes[type] = found
    return found
  }
}
