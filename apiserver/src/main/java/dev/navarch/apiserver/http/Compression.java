package dev.navarch.apiserver.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;

/** Whose large answers are compressed, if they accept that. */
public enum Compression {
  NEVER,

  /**
   * Clients on other machines. On the same machine bytes cost next to nothing to move, and
   * compressing and expanding them takes far longer than it saves.
   */
  OTHER_MACHINES,

  ALWAYS;

  boolean isFor(SocketAddress client, SocketAddress server) {
    return switch (this) {
      case NEVER -> false;
      case OTHER_MACHINES -> !isSameMachine(client, server);
      case ALWAYS -> true;
    };
  }

  private static boolean isSameMachine(SocketAddress client, SocketAddress server) {
    return client instanceof InetSocketAddress from
        && server instanceof InetSocketAddress to
        && from.getAddress() != null
        && (from.getAddress().isLoopbackAddress() || from.getAddress().equals(to.getAddress()));
  }
}
