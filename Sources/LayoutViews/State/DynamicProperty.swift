/// A property of a view that gets its value before the view's body is read.
///
/// A structure of several dynamic properties can be one itself; the properties inside then get
/// their values. Its ``update()`` is called on a copy. The body sees what it changes in an object
/// or by a `nonmutating` setter, such as that of ``State``, but not what it stores in the
/// structure.
public protocol DynamicProperty {
  /// Called before the view's body is read. Does nothing by default.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// Finds the dynamic properties among what views and modifiers store.
///
/// Reflection takes long, so where they are is found out once for each type. In other values of the
/// type, only these places are looked at.
final class DynamicPropertyFinder {
  private var places: [ObjectIdentifier: Places] = [:]

  /// Where values of a type have dynamic properties.
  private enum Places {
    /// All of them, and those that need something before a body is read, by their places among the
    /// stored properties.
    case known(all: [Int], needy: [Int])
    /// Where they are differs from value to value.
    case varying
  }

  /// Whether values of a type have dynamic properties that need something before a body is read.
  func needsPreparation<Value>(_ value: Value) -> Bool {
    switch places(in: value, of: Value.self) {
    case .known(_, let needy): !needy.isEmpty
    case .varying: true
    }
  }

  /// The dynamic properties in order: all, or those that need something before a body is read.
  func properties(of value: Any, onlyNeedy: Bool = false) -> [any DynamicProperty] {
    let found = places(in: value, of: type(of: value))
    if case .known(let all, let needy) = found, (onlyNeedy ? needy : all).isEmpty { return [] }
    let stored = Mirror(reflecting: value).children
    let first = stored.startIndex
    let candidates =
      switch found {
      case .known(let all, let needy):
        (onlyNeedy ? needy : all).map { stored[stored.index(first, offsetBy: $0)].value }
      case .varying:
        stored.map(\.value).filter { !onlyNeedy || !($0 is any SelfContainedProperty) }
      }
    // An object is none, because it may hold itself.
    return candidates.compactMap { $0 as? any DynamicProperty }
      .filter { !(type(of: $0) is AnyObject.Type) }
  }
}

// MARK: - Places

extension DynamicPropertyFinder {
  private func places(in value: @autoclosure () -> Any, of type: any Any.Type) -> Places {
    let key = ObjectIdentifier(type)
    if let known = places[key] { return known }
    let found = findPlaces(in: value())
    places[key] = found
    return found
  }

  private func findPlaces(in value: Any) -> Places {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, !(value is any CustomReflectable) else { return .varying }
    var (all, needy): ([Int], [Int]) = ([], [])
    var size = 0
    for (place, child) in mirror.children.enumerated() {
      let declared = type(of: child.value)
      let layout = memoryLayout(of: declared)
      size = (size + layout.alignment - 1) / layout.alignment * layout.alignment + layout.size
      // One that is not there now may be there in another value of the type.
      let property = (declared as? any OptionalField.Type)?.wrapped ?? declared
      guard property is any DynamicProperty.Type else { continue }
      all.append(place)
      if !(property is any SelfContainedProperty.Type) { needy.append(place) }
    }
    // A property that is declared as `any P` may be of another type in another value. What it takes
    // is then not what the type that was found takes, so the sizes do not add up.
    let type = type(of: value)
    return size == memoryLayout(of: type).size ? .known(all: all, needy: needy) : .varying
  }

  private func memoryLayout<Stored>(of type: Stored.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<Stored>.size, MemoryLayout<Stored>.alignment)
  }
}

/// An optional of any type.
private protocol OptionalField {
  /// The type of what may be there.
  static var wrapped: any Any.Type { get }
}

extension Optional: OptionalField { fileprivate static var wrapped: any Any.Type { Wrapped.self } }
