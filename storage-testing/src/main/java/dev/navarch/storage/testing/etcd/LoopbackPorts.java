package dev.navarch.storage.testing.etcd;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ports for servers that must find their port free again after a restart.
 *
 * <p>They lie below the range that the system takes the ports of outgoing connections from. A port
 * of that range can be lost while its server is down: to any connection, and even to a client that
 * keeps trying to reach that server, because on loopback such an attempt can connect to itself.
 */
final class LoopbackPorts {
  private static final int LOWEST = 10_000;
  private static final int LOWEST_OUTGOING = lowestOutgoing();
  private static final int TRIES = 1_000;

  /** Never given out twice by this JVM, so that a server that is down keeps its own. */
  private static final Set<Integer> TAKEN = ConcurrentHashMap.newKeySet();

  private LoopbackPorts() {}

  /** A port that nothing listens on now; another process can still take it first. */
  static int next() {
    for (int i = 0; i < TRIES; i++) {
      int port = ThreadLocalRandom.current().nextInt(LOWEST, LOWEST_OUTGOING);
      if (!TAKEN.contains(port) && isFree(port) && TAKEN.add(port)) {
        return port;
      }
    }
    throw new IllegalStateException(
        "no free port between " + LOWEST + " and " + LOWEST_OUTGOING + " in " + TRIES + " tries");
  }

  /** The IPv4 address, whatever the JVM prefers: etcd is told to listen on that one. */
  static InetSocketAddress address(int port) throws IOException {
    return new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
  }

  private static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.bind(address(port));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static int lowestOutgoing() {
    Path range = Path.of("/proc/sys/net/ipv4/ip_local_port_range");
    try (Scanner numbers = new Scanner(range, US_ASCII)) {
      int lowest = numbers.nextInt();
      return lowest > LOWEST + TRIES ? lowest : 1 << 16;
    } catch (IOException | NoSuchElementException e) {
      return 1 << 15;
    }
  }
}
