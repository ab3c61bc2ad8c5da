import LayoutControls
import LayoutKit

nonisolated extension View {
  /// Lays lists in the view out in the plain style of a desktop, whose measures are small numbers:
  /// 4 above and below a row's content, 8 at its sides, and 24 at least.
  func plainDesktopLists() -> some View { listStyle(.plain).environment(\.platform, .macOS) }
}
