// A file that imports SwiftUI can name all that stands below, Foundation's names, and observable
// objects.
@_exported import Foundation
@_exported import LayoutControls
@_exported import LayoutViews
@_exported import Observation
