import SwiftUI

// Members of views that LayoutKit has too, and that a file which imports SwiftUI alone may add.

extension View {
  /// What the client means by it.
  public func layout() -> some View { frame(width: 5, height: 5).id("own") }

  /// Another name of the client's.
  public var layoutNode: some View { frame(width: 6, height: 6).id("node") }
}

/// A view that uses the client's members.
public struct Members: View {
  public init() {}

  public var body: some View {
    Text("own").layout()
    Text("node").layoutNode
  }
}
