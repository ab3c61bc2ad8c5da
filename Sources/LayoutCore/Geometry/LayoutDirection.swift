/// The direction in which content runs along the horizontal axis.
///
/// It has the cases of SwiftUI and gets no others.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
