extension LayoutTrace {
  /// Where two traces part.
  public struct Divergence: Equatable, Sendable, CustomStringConvertible {
    /// The number of the first event that is not the same.
    public let index: Int
    /// The last event that is.
    public let before: Event?
    /// The event in the trace that was asked; `nil` if the trace ends here.
    public let event: Event?
    /// The event in the other trace; `nil` if that ends here.
    public let other: Event?

    /// Both events, and the last one that is the same.
    public var description: String {
      let end = "the end"
      let lead = before.map { "after \"\($0)\" " } ?? ""
      return "event \(index): \(lead)comes \"\(event?.description ?? end)\" in one, and "
        + "\"\(other?.description ?? end)\" in the other"
    }
  }

  /// Where the trace parts from another one; `nil` if both are the same.
  public func firstDivergence(from other: LayoutTrace) -> Divergence? {
    let common = zip(events, other.events).prefix { $0 == $1 }.count
    guard common < events.count || common < other.events.count else { return nil }
    return Divergence(
      index: common, before: common > 0 ? events[common - 1] : nil,
      event: common < events.count ? events[common] : nil,
      other: common < other.events.count ? other.events[common] : nil)
  }
}
