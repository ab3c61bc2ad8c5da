import LayoutKit
import Observation
import SwiftUI

/// What is known of rows: how many bodies were read, and how to change one row.
@MainActor final class RowLedger {
  @Observable @MainActor final class Model { var height: CGFloat = 10 }

  var bodies = 0
  var events: [String] = []
  var widths: [Int: Binding<CGFloat>] = [:]
  let models = (0..<9).map { _ in Model() }
}

/// A row with state of its own, and with an object.
struct LedgerRow: View {
  let number: Int
  let ledger: RowLedger
  @State private var width: CGFloat = 10

  var body: some View {
    ledger.bodies += 1
    ledger.widths[number] = $width
    return Color.red.frame(width: width, height: ledger.models[number].height).id(number)
  }
}
