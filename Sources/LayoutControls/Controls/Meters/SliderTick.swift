/// A mark at a value of a slider.
///
///     Slider(value: $level, in: 0...10) {
///       Text("Level")
///     } ticks: {
///       SliderTick(0)
///       SliderTick(5) { Text("Half") }
///       SliderTick(10)
///     }
///
/// Renderers get where the marks are. They change no layout, and their labels are not laid out.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  /// The type of the slider's value.
  public typealias Value = V

  /// What tells a mark from others of the slider: its value.
  public struct ID: Hashable { let value: V }

  package let value: V

  /// Creates a mark at a value.
  public init(_ value: V) { self.value = value }

  /// Creates a mark at a value, with a label that is not laid out.
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.init(value) }

  /// Creates a mark at a value, with a label that is not laid out.
  public init(_ value: V, _ titleKey: LocalizedStringKey) { self.init(value) }

  /// Creates a mark at a value, with a label that is not laid out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ value: V, _ title: S) { self.init(value) }

  /// The mark's value, as what tells it from others.
  public var id: ID { ID(value: value) }

  /// The mark alone.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// Marks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the marks in a row.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The marks in a row.
  var body: Self.Body { get }
}

/// Several marks of a slider.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V

  /// The marks in a row.
  public let body: [SliderTick<V>]
}

/// Marks of a slider for each element of some data.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = Content.Value

  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates marks from elements, told apart by one of their properties.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.Value { (self.data, self.content) = (data, content) }

  /// Creates marks from elements that know their identity.
  public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.Value, Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
  }

  /// The marks of all elements in a row.
  public var body: [SliderTick<Content.Value>] { data.flatMap { Array(content($0).body) } }
}

/// Builds a slider's marks from the statements of a closure.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Uses marks as they are.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == V { content }

  /// Builds the marks of one statement.
  public static func buildPartialBlock<Content: SliderTickContent>(first: Content) -> Content
  where Content.Value == V { first }

  /// Builds the marks of several statements.
  public static func buildPartialBlock<First: SliderTickContent, Next: SliderTickContent>(
    accumulated: First, next: Next
  ) -> TupleSliderTickContent<V, (First, Next)> where First.Value == V, Next.Value == V {
    TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body))
  }
}
