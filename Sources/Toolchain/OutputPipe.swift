// The pipes that another program writes into.

internal import Foundation

/// A pipe whose ends close when it goes away, or sooner; no child inherits them as they are.
final class OutputPipe {
  let reading: Int32
  let writing: Int32
  private var isWritingOpen = true

  init(of program: String) throws(ToolchainError) {
    var ends: [Int32] = [-1, -1]
    let result = pipe(&ends)
    for end in ends where result == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard result == 0 else {
      throw .cannotStart(program: program, reason: String(cString: strerror(errno)))
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeWriting()
    close(reading)
  }

  /// Leaves the writing to the child, so that its end ends the reading.
  func closeWriting() {
    if isWritingOpen { close(writing) }
    isWritingOpen = false
  }
}

/// Reads two pipes until both end.
struct PipeReader {
  enum End {
    case complete([UInt8], [UInt8])
    /// The taker has seen enough.
    case enough
    case late
    case overflow
  }

  /// The bytes that either pipe may give.
  let limit: Int
  let deadline: Double
  /// Takes what the first pipe gives, a piece at a time, so that it is not kept; says whether it
  /// wants more.
  var take: ((UnsafeRawBufferPointer) -> Bool)?

  func read(_ first: Int32, _ second: Int32) -> End {
    let descriptors = [first, second]
    var contents: [[UInt8]] = [[], []]
    var isOpen = [true, true]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while isOpen.contains(true) {
      let left = deadline - ChildProcess.now
      if left <= 0 { return .late }
      var polled = descriptors.indices.map { index in
        pollfd(fd: isOpen[index] ? descriptors[index] : -1, events: Int16(POLLIN), revents: 0)
      }
      let ready = poll(&polled, nfds_t(polled.count), Int32(min(left * 1000 + 1, 1_000_000)))
      if ready <= 0 { continue }
      for index in polled.indices where polled[index].revents != 0 {
        let count = Foundation.read(descriptors[index], &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        isOpen[index] = count > 0
        if index == 0, count > 0, let take {
          let isWanted = buffer.withUnsafeBytes { take(.init(rebasing: $0[..<count])) }
          guard isWanted else { return .enough }
          continue
        }
        contents[index] += buffer[..<max(0, count)]
        if contents[index].count > limit { return .overflow }
      }
    }
    return .complete(contents[0], contents[1])
  }
}
