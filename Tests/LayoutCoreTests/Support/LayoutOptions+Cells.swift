import LayoutCore

extension LayoutOptions {
  /// The options of a tree whose lengths are whole numbers, like those of a terminal's cells.
  static var inCells: LayoutOptions {
    var options = LayoutOptions()
    options.lengthUnit = 1
    return options
  }
}
