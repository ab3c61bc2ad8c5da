/// Properties that few of many values have, in a place of their own.
///
///     private var rare = Rare<Extras>()
///     var hint: String? {
///       get { rare.values.hint }
///       set { rare.values.hint = newValue }
///     }
///
/// Values without them are as small, and as quickly copied, as if there were no such properties.
struct Rare<Values: RareValues>: Equatable, Sendable {
  private var place: Place?

  private indirect enum Place: Equatable, Sendable {
    case values(Values)
  }

  /// The properties; all of them as usual until they are set.
  var values: Values {
    get {
      if case .values(let values) = place { return values }
      return Values()
    }
    set { place = newValue == Values() ? nil : .values(newValue) }
  }

  /// Whether all of them are as usual.
  var areUsual: Bool { place == nil }
}

/// Properties whose initial values are the usual ones.
protocol RareValues: Equatable, Sendable {
  init()
}
