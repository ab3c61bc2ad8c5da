// Knows nothing of the layout engine, and takes SwiftUI where it finds it.

#if canImport(SwiftUI)
  import SwiftUI

  public typealias Length = SwiftUI.EdgeInsets
  public let hasSwiftUI = true
#else
  public typealias Length = Double
  public let hasSwiftUI = false
#endif
