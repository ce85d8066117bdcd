package dev.navarch.apiserver.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;

/** Whose large answers are compressed, if they accept that. */
public enum Compression {
  NEVER,

  /**
   * Clients on other machines, and those on the same machine that would rather have it. On the same
   * machine bytes cost next to nothing to move: compressing and expanding them takes longer than it
   * saves, unless the client is slow at decrypting, which only it can know.
   */
  WHERE_IT_PAYS,

  ALWAYS;

  boolean isFor(GzipWish wish, boolean isSameMachine) {
    return switch (this) {
      case NEVER -> false;
      case WHERE_IT_PAYS -> wish == GzipWish.PREFERRED || wish != GzipWish.NONE && !isSameMachine;
      case ALWAYS -> wish != GzipWish.NONE;
    };
  }

  static boolean isSameMachine(SocketAddress client, SocketAddress server) {
    return client instanceof InetSocketAddress from
        && server instanceof InetSocketAddress to
        && from.getAddress() != null
        && (from.getAddress().isLoopbackAddress() || from.getAddress().equals(to.getAddress()));
  }
}
