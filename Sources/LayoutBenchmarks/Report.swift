import LayoutCore

/// Prints measurements as a table.
struct Report {
  let measurements: [Measurement]

  func print() {
    let header =
      "workload         nodes    build    first   floor ratio     read   resize   floor ratio  "
      + "unchanged  change  floor visits  eval/node measures/leaf  bytes  growth"
    Swift.print(header)
    for measurement in measurements { Swift.print(line(measurement)) }
    Swift.print(
      "build and read in ns a node; first, resize and floor in µs; unchanged and change in ns; "
        + "medians")
  }

  private func line(_ measurement: Measurement) -> String {
    let workload = measurement.workload
    let nodes = Double(workload.nodeCount)
    return [
      pad(workload.name, 14, left: true),
      pad("\(workload.nodeCount)", 8),
      pad(number(measurement.build.median / nodes), 8),
      pad(number(measurement.first.median / 1000), 8),
      pad(number(measurement.floorFirst.map { $0.median / 1000 }), 7),
      pad(number(measurement.firstRatio), 5),
      pad(number(measurement.read.median / nodes), 8),
      pad(number(measurement.resize.median / 1000), 8),
      pad(number(measurement.floorResize.map { $0.median / 1000 }), 7),
      pad(number(measurement.resizeRatio), 5),
      pad(number(measurement.unchanged.median), 9),
      pad(number(measurement.change.median), 9),
      pad(number(measurement.floorChange?.median), 6),
      pad("\(measurement.changeVisits)", 6),
      pad(number(Double(measurement.firstStatistics.evaluations) / nodes), 8),
      pad(
        number(Double(measurement.firstStatistics.leafMeasures) / Double(workload.leafCount)), 8),
      pad(number(measurement.bytesPerNode), 8),
      pad("\(measurement.growth)", 6),
    ].joined(separator: " ")
  }

  private func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + padding : padding + text
  }

  private func number(_ value: Double?) -> String {
    guard let value else { return "–" }
    if value >= 100 { return "\(Int(value.rounded()))" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
