import LayoutCore

extension Report {
  /// The measurements for programs: an array with an object for each workload, times in
  /// nanoseconds.
  var json: String {
    let objects = measurements.map { measurement -> String in
      let workload = measurement.workload
      let fields: [(String, Double?)] = [
        ("nodes", Double(workload.nodeCount)),
        ("leaves", Double(workload.leafCount)),
        ("buildMedian", measurement.build.median), ("buildMinimum", measurement.build.minimum),
        ("firstMedian", measurement.first.median), ("firstMinimum", measurement.first.minimum),
        ("floorFirstMedian", measurement.floorFirst?.median),
        ("firstRatio", measurement.firstRatio), ("readMedian", measurement.read.median),
        ("resizeMedian", measurement.resize.median),
        ("floorResizeMedian", measurement.floorResize?.median),
        ("resizeRatio", measurement.resizeRatio),
        ("unchangedMedian", measurement.unchanged.median),
        ("changeMedian", measurement.change.median),
        ("floorChangeMedian", measurement.floorChange?.median),
        ("changeVisits", Double(measurement.changeVisits)),
        ("evaluations", Double(measurement.firstStatistics.evaluations)),
        ("leafMeasures", Double(measurement.firstStatistics.leafMeasures)),
        ("resizeLeafMeasures", Double(measurement.resizeStatistics.leafMeasures)),
        ("bytesPerNode", measurement.bytesPerNode), ("growth", Double(measurement.growth)),
      ]
      let body = fields.compactMap { name, value in
        value.map { "    \"\(name)\": \(($0 * 100).rounded() / 100)" }
      }
      return "  {\n    \"name\": \"\(workload.name)\",\n"
        + body.joined(separator: ",\n") + "\n  }"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }
}
