#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is being tried, so that a crash can be told and tried again.
enum Crash {
  nonisolated(unsafe) static var law = 0
  nonisolated(unsafe) static var bytes: [UInt8] = []
  private static let exitCode: Int32 = 3

  /// Has crashes print the case that is being tried. One thread tries them all.
  static func tell() {
    for kind in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      signal(kind) { kind in
        print("crashed with signal \(kind):\nshrink \(Crash.law) \(Crash.bytes.text)")
        fflush(nil)
        _exit(Crash.exitCode)
      }
    }
  }

  /// Whether a case crashes, tried in a process of its own.
  static func happens(_ law: Int, _ bytes: [UInt8]) -> Bool {
    let words = [CommandLine.arguments[0], "replay", "\(law)"] + bytes.map { "\($0)" }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    guard posix_spawn(&process, words[0], &actions, nil, &arguments, nil) == 0 else {
      return false
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    // The process ended by a signal, or by the handler of one.
    return status & 0x7f != 0 || (status >> 8) & 0xff == exitCode
  }
}

extension [UInt8] {
  /// As the commands take them.
  var text: String { map { "\($0)" }.joined(separator: " ") }
}
