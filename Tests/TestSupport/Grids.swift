import LayoutCore
import Testing

/// A grid of rows in the notation of the measured cases; its leaves are named 0, 1, 2 and so on.
package func grid(
  _ rows: String, _ alignment: Alignment = .center, _ horizontalSpacing: CGFloat? = nil,
  _ verticalSpacing: CGFloat? = nil
) -> LayoutNode {
  do {
    return .grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, try GridNotation(rows).children())
  } catch {
    Issue.record(error, "\(rows) cannot be read")
    return .empty
  }
}
