import LayoutCore

nonisolated extension View {
  /// Says in the diagnostics that the view has a number that cannot be used, if there is one.
  ///
  /// For numbers that no node gets, so that the nodes cannot say so themselves.
  ///
  /// - Parameters:
  ///   - number: the number; `nil` if all is well.
  ///   - name: what it is the number of.
  ///   - outcome: what is done instead.
  func noting(_ number: CGFloat?, _ name: String, _ outcome: String) -> some View {
    modifier(
      NodeModifier { node in
        guard let number else { return node }
        let sign = number < 0 ? "-" : ""
        let text = number.isNaN ? "NaN" : number.isFinite ? "\(number)" : sign + "∞"
        return node.diagnostic(.invalidNumber, problem: "has \(name) of \(text)", outcome: outcome)
      })
  }
}
