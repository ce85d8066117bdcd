package dev.navarch.benchmarks.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the process that listens on a port of this machine, on Linux and among those that this user
 * may look at.
 */
final class ListeningProcess {
  private static final Path PROC = Path.of("/proc");
  private static final String LISTENING = "0A";

  /** Of a line in the kernel's list: number, own address, the other's, state, ..., inode. */
  private static final int LOCAL_ADDRESS = 1;

  private static final int STATE = 3;
  private static final int INODE = 9;

  private ListeningProcess() {}

  /** Whether a name or address is one of this machine. */
  static boolean isLocal(String host) {
    try {
      InetAddress address = InetAddress.getByName(host);
      return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
    } catch (IOException e) {
      return false;
    }
  }

  static Optional<Long> find(int port) {
    Set<String> sockets = new HashSet<>();
    for (String list : List.of("tcp", "tcp6")) {
      sockets.addAll(sockets(lines(PROC.resolve("net").resolve(list)), port));
    }
    return sockets.isEmpty() ? Optional.empty() : owner(sockets);
  }

  /** Those of a list of the kernel; none where the system has no such list. */
  private static List<String> lines(Path list) {
    try {
      return Files.readAllLines(list);
    } catch (IOException e) {
      return List.of();
    }
  }

  /** What links to open sockets are called, of those that listen on a port. */
  static Set<String> sockets(List<String> lines, int port) {
    String suffix = ":%04X".formatted(port);
    Set<String> sockets = new HashSet<>();
    for (String line : lines) {
      String[] words = line.strip().split(" +", INODE + 2);
      if (words.length > INODE
          && words[STATE].equals(LISTENING)
          && words[LOCAL_ADDRESS].endsWith(suffix)) {
        sockets.add("socket:[" + words[INODE] + "]");
      }
    }
    return sockets;
  }

  private static Optional<Long> owner(Set<String> sockets) {
    return ProcessHandle.allProcesses()
        .map(ProcessHandle::pid)
        .filter(pid -> holds(pid, sockets))
        .findFirst();
  }

  private static boolean holds(long pid, Set<String> sockets) {
    Path open = PROC.resolve(Long.toString(pid)).resolve("fd");
    try (DirectoryStream<Path> links = Files.newDirectoryStream(open)) {
      for (Path link : links) {
        if (sockets.contains(target(link))) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      return false;
    }
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      return "";
    }
  }
}
