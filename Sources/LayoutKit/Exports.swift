// A file that imports LayoutKit can name views, all that a layout of them gives, and whatever a
// file that imports SwiftUI can: Foundation's names, and observable objects.
@_exported import LayoutCore
@_exported import LayoutViews
