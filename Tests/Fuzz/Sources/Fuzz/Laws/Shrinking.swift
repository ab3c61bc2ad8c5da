/// A case that breaks a law, made as small as it is quickly found to be.
struct Shrinking {
  let fails: ([UInt8]) -> Bool
  private var budget: Int

  init(budget: Int = 20_000, _ fails: @escaping ([UInt8]) -> Bool) {
    (self.budget, self.fails) = (budget, fails)
  }

  /// 1. Leaves out parts, the largest first. 2. Makes bytes zero, or smaller. 3. Begins again, as
  /// long as that helps.
  mutating func smallest(_ bytes: [UInt8]) -> [UInt8] {
    var best = bytes
    var isBetter = true
    while isBetter, budget > 0 {
      isBetter = false
      var length = max(best.count / 2, 1)
      while length > 0 {
        var start = 0
        while start < best.count {
          var candidate = best
          candidate.removeSubrange(start..<min(start + length, best.count))
          if isFailing(candidate) {
            best = candidate
            isBetter = true
          } else {
            start += length
          }
        }
        length /= 2
      }
      for index in best.indices where best[index] > 0 {
        for value in [0, best[index] / 2, best[index] - 1] where value < best[index] {
          var candidate = best
          candidate[index] = value
          if isFailing(candidate) {
            best = candidate
            isBetter = true
            break
          }
        }
      }
    }
    return best
  }

  private mutating func isFailing(_ bytes: [UInt8]) -> Bool {
    budget -= 1
    return budget > 0 && fails(bytes)
  }
}
