import LayoutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Fuzz <topic> <seconds> <seed> tries the laws of a topic on bytes that are mutated
// Fuzz soak <edits> <seed>      changes one tree for long, and compares it with fresh ones
// Fuzz soak <edits> <seed> <n>  the same on as many threads, with a tree each
// Fuzz replay <law> <bytes…>    prints a program, and what is wrong with it
// Fuzz shrink <law> <bytes…>    the same for a program that crashes, once it is small

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst().compactMap { Int($0) }
let bytes = numbers.dropFirst().map { UInt8(truncatingIfNeeded: $0) }
switch arguments.first {
case .some(let name) where Topic(rawValue: name) != nil:
  let driver = Driver(Topic(rawValue: name) ?? .trees, seed: UInt64(numbers.last ?? 1))
  exit(driver.run(seconds: numbers.first ?? 60) ? 0 : 1)
case "soak":
  let (edits, seed) = (numbers.first ?? 10_000, numbers.dropFirst().first ?? 1)
  let threads = numbers.dropFirst(2).first ?? 1
  await withTaskGroup(of: Bool.self) { group in
    for thread in 0..<max(1, threads) {
      group.addTask { Soak(seed: UInt64(seed + thread)).run(edits: edits) }
    }
    var isFine = true
    for await result in group { isFine = result && isFine }
    exit(isFine ? 0 : 1)
  }
case "replay" where !numbers.isEmpty:
  Crash.tell()
  exit(Driver.report(numbers[0], bytes) ? 0 : 1)
case "shrink" where !numbers.isEmpty:
  var shrinking = Shrinking(budget: 1_500) { Crash.happens(numbers[0], $0) }
  Driver.describe(numbers[0], shrinking.smallest(bytes), "crashes")
default:
  print("usage: Fuzz <topic> <seconds> <seed> | soak <edits> <seed> | replay|shrink <law> <bytes…>")
  exit(2)
}
