package dev.navarch.client.rest;

import dev.navarch.client.transport.ServerLostException;
import java.io.EOFException;
import java.io.IOException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.ClosedChannelException;
import java.util.List;
import java.util.Locale;

/** Tells a connection that was lost on the way from other failures. */
final class ConnectionLoss {
  private static final int CAUSES = 10;
  private static final List<String> LOSSES =
      List.of("goaway", "rst_stream", "eof reached", "connection reset", "broken pipe");

  private ConnectionLoss() {}

  static boolean isReasonOf(IOException failure) {
    Throwable at = failure;
    for (int i = 0; i < CAUSES && at != null; i++) {
      if (at instanceof SocketTimeoutException || at instanceof HttpTimeoutException) {
        return false;
      }
      if (at instanceof ServerLostException
          || at instanceof SocketException
          || at instanceof EOFException
          || at instanceof ClosedChannelException
          || isLossInWords(at)) {
        return true;
      }
      at = at.getCause();
    }
    return false;
  }

  /**
   * What the JDK says of a lost HTTP/2 connection has no type of its own, nor has what a channel
   * says of writing to a connection that the other side has just ended.
   */
  private static boolean isLossInWords(Throwable failure) {
    String message = failure.getMessage();
    if (!(failure instanceof IOException) || message == null) {
      return false;
    }
    String text = message.toLowerCase(Locale.ROOT);
    return LOSSES.stream().anyMatch(text::contains);
  }
}
