@_exported import LayoutViews

// A file that imports LayoutKit can name views, whatever a file that imports SwiftUI can, and what
// lays views out: trees, results, and what one reads of them. All other names of the engine, such
// as `Appearance` and `Explanation`, are a client's to use, and come with LayoutCore.
@_exported import protocol LayoutCore.ExplainedLayout
@_exported import protocol LayoutCore.ImageSizes
@_exported import struct LayoutCore.LayoutDiagnostic
@_exported import struct LayoutCore.LayoutNode
@_exported import struct LayoutCore.LayoutOptions
@_exported import struct LayoutCore.LayoutStatistics
@_exported import struct LayoutCore.LayoutSweep
@_exported import struct LayoutCore.LayoutTrace
@_exported import class LayoutCore.LayoutTree
@_exported import struct LayoutCore.LeafMeasurement
@_exported import struct LayoutCore.LineSetter
@_exported import struct LayoutCore.NodePlace
@_exported import struct LayoutCore.ResolvedLayout
@_exported import struct LayoutCore.SVGOptions
@_exported import struct LayoutCore.SquareFontMetrics
@_exported import struct LayoutCore.SystemFontMetrics
@_exported import struct LayoutCore.TerminalFontMetrics
@_exported import protocol LayoutCore.TextMeasurer
