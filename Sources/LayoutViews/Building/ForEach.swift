/// A view for each element of some data.
///
///     ForEach(0..<3) { index in
///       Color.blue.frame(width: 10 * CGFloat(index + 1), height: 4)
///     }
///
/// The views are children of the container around, in the order of the data. An element's
/// identity also serves as the id to scroll to and as the tag to select.
@frozen public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  @usableFromInline package let id: (Data.Element) -> ID

  @inlinable package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, id, content) }
}

extension ForEach {
  /// What the elements stand for describes itself.
  public typealias Body = Never
}

extension ForEach: View, PrimitiveView, _TransparentView where Content: View {
  /// Adds the elements' views one after the other.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    context.hasFixedCount = false
    var ids: Set<ID>?
    if Data.self != Range<Int>.self, !context.session.describesAgain,
      context.rows == nil || data.count <= Self.maxComparedRows
    {
      ids = context.session.feedback.tracking { reportDuplicates(in: context.session) }
    }
    context.grouped { context in
      if context.takesRows(like: describeFirst(in:)), !bringsRows(in: context) {
        return appendRows(in: &context, ids)
      }
      context.session.feedback.atOnce { context.group(describeAll(in:)) }
    }
  }
}

extension ForEach where Content: View {
  /// The first element looked for that is one of these: its place among those, its number here.
  @usableFromInline func findSought(in context: ViewContext) -> (place: Int, number: Int)? {
    let sought = context.environment.soughtElements
    if sought.isEmpty { return nil }
    return context.session.feedback.tracking {
      for (place, element) in sought.enumerated() {
        if let number = number(of: element.id) { return (place, number) }
      }
      return nil
    }
  }

  /// Adds the elements' views, and marks those of the element that a container around looks for.
  /// Inside, the search goes on for those that are looked for before it.
  @usableFromInline func describe(
    marking found: (place: Int, number: Int), in context: inout ViewContext
  ) {
    let element = context.environment.soughtElements[found.place]
    context.withEnvironment {
      $0.soughtElements.removeSubrange(found.place...)
    } _: { context in
      for (offset, index) in data.indices.enumerated() {
        guard offset == found.number else {
          describe(at: index, in: &context)
          continue
        }
        let count = context.session.feedback.described.count
        context.nodes +=
          context.collect { context in
            describe(at: index, in: &context)
            context.mark(element, since: count)
          }.nodes
      }
    }
  }

  /// Of how many elements the identities are looked at though their views are described later.
  @usableFromInline static var maxComparedRows: Int { 10_000 }

  /// Views for elements are rows.
  @inlinable public static func _bringsRows(within levels: Int) -> Bool? { true }

  /// Whether the elements' views bring rows of their own, such as sections with views for data in
  /// them. Each of those rows can then be described when it is needed, if there are not too many
  /// elements to look at them all.
  @usableFromInline func bringsRows(in context: ViewContext) -> Bool {
    if elementCount > Self.maxComparedRows { return false }
    return Content._bringsRows(within: 32) ?? context.findsRows(in: describeFirst(in:))
  }

  /// Adds the views of all elements that are wanted.
  @inlinable func describeAll(in context: inout ViewContext) {
    if let found = findSought(in: context) { return describe(marking: found, in: &context) }
    if let describeElements = context.describeElements {
      return describeElements(data.count, &context) { number, context in
        describe(at: data.index(data.startIndex, offsetBy: number), in: &context)
      }
    }
    for index in data.indices { describe(at: index, in: &context) }
  }

  /// Adds the views of an element.
  @inlinable func describe(at index: Data.Index, in context: inout ViewContext) {
    let feedback = context.session.feedback
    guard feedback.keepsState else { return content(data[index])._makeNodes(in: &context) }
    let (element, identity) = feedback.tracking {
      let element = data[index]
      return (element, id(element))
    }
    context.identified(by: identity) { $0.describe(element: { content(element) }) }
  }

  /// Adds the views of the first element, like which all others are described.
  @usableFromInline func describeFirst(in context: inout ViewContext) {
    let view = context.session.feedback.tracking { data.first.map(content) }
    view?._makeNodes(in: &context)
  }

  /// Adds a row for each element, of which none is described until the row is needed.
  ///
  /// - Parameter ids: the elements' identities, if they have been looked at.
  @usableFromInline func appendRows(in context: inout ViewContext, _ ids: Set<ID>?) {
    let data = data
    var hasElement = ids.map { ids in
      { (id: AnyHashable) in (id.base as? ID).map(ids.contains) ?? false }
    }
    if Data.self == Range<Int>.self { hasElement = { number(of: $0) != nil } }
    let (found, feedback) = (findSought(in: context), context.session.feedback)
    context.withEnvironment {
      if let found { $0.soughtElements.removeSubrange(found.place...) }
    } _: { context in
      let count = feedback.tracking { elementCount }
      context.appendRows(count, hasElement: hasElement, rowForID: number(of:)) { row, context in
        // A bound collection may have become shorter.
        guard row < elementCount else { return }
        describe(at: data.index(data.startIndex, offsetBy: row), in: &context)
      }
    }
  }

  /// The number of elements; of a range with more than there are numbers, as many as there are.
  fileprivate var elementCount: Int {
    guard let numbers = data as? Range<Int> else { return data.count }
    let (count, overflows) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
    return overflows ? .max : count
  }

  /// The number of the element with an identity.
  @usableFromInline func number(of wanted: AnyHashable) -> Int? {
    if let numbers = data as? Range<Int> {
      guard let number = wanted.base as? Int, numbers.contains(number) else { return nil }
      return number - numbers.lowerBound
    }
    guard let wanted = wanted.base as? ID,
      let index = data.firstIndex(where: { id($0) == wanted })
    else { return nil }
    return data.distance(from: data.startIndex, to: index)
  }

  /// Notes an identity that several elements have. All of them are laid out.
  ///
  /// - Returns: the identities; `nil` if they are not told apart.
  @usableFromInline func reportDuplicates(in session: BuildSession) -> Set<ID>? {
    var ids = Set<ID>(minimumCapacity: data.count)
    for element in data {
      let id = id(element)
      guard ids.insert(id).inserted else {
        let place = session.pathDescription
        session.report(
          .duplicateID,
          """
          \(place.isEmpty ? "A" : "\(place): a") ForEach has several elements with the id \(id). \
          All are laid out. Give each element an id of its own.
          """)
        return nil
      }
    }
    return ids
  }
}

// MARK: - Data

extension ForEach where Content: View {
  /// Creates a view for each of some elements that know their identity.
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates a view for each of some elements, told apart by one of their properties.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

  /// Creates a view for each number of a range.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(data: data, id: { $0 }, content: content) }
}

// MARK: - Bindings

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, from a binding to the element.
  @_disfavoredOverload
  @inlinable public init<Elements: RandomAccessCollection & _BoundCollection & DynamicProperty>(
    _ data: Elements, id: KeyPath<Elements.Value.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Value.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Value.Indices, (Elements.Value.Index, ID)>,
    Elements.Value.Index: Hashable
  {
    // Rows may be described when the collection has become shorter.
    let data = data._binding
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data.element(at: $0.0, or: elements[$0.0])) })
  }
}

/// A binding to a collection. Where one is wanted, it is a type that conforms, and is a dynamic
/// property as all bindings are: an array fails both, so that the compiler rather finds a mistake
/// in the closure of an array than takes the array for one.
public protocol _BoundCollection {
  /// The collection.
  associatedtype Value: MutableCollection & RandomAccessCollection
  /// The binding itself.
  var _binding: Binding<Value> { get }
}

extension Binding: _BoundCollection where Value: MutableCollection & RandomAccessCollection {
  /// The binding itself.
  @inlinable public var _binding: Binding { self }
}
