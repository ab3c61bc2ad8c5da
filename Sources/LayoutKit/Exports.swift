// A file that imports LayoutKit can name everything a file that imports SwiftUI can: the layout
// types, Foundation's, and observable objects.
@_exported import Foundation
@_exported import LayoutCore
@_exported import Observation
