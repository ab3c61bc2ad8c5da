/// The part that one colour has in a mixed one.
///
/// A mixed colour is a list of these, whatever it was mixed from: mixing colours that are mixed
/// makes no list longer than there are different colours in it.
package struct ColorShare: Hashable, Sendable {
  /// The colour, which is not mixed itself.
  package let source: Color.Source
  /// How much of its red, green and blue there is.
  var amount: Double
  /// How much of its opacity there is.
  var opacity: Double

  func multiplied(by factor: Double) -> ColorShare {
    ColorShare(source: source, amount: amount * factor, opacity: opacity * factor)
  }
}

extension [ColorShare] {
  mutating func add(_ share: ColorShare) {
    guard let index = firstIndex(where: { $0.source == share.source }) else { return append(share) }
    self[index].amount += share.amount
    self[index].opacity += share.opacity
  }
}

extension Color.Source {
  /// The colours that this one is mixed from: itself, if it is not mixed.
  var shares: [ColorShare] {
    switch self {
    case .mixed(let shares): shares
    case .faded(let source, let opacity):
      source.shares.map { share in
        ColorShare(source: share.source, amount: share.amount, opacity: share.opacity * opacity)
      }
    default: [ColorShare(source: self, amount: 1, opacity: 1)]
    }
  }
}
