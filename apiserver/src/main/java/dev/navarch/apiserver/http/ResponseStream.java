package dev.navarch.apiserver.http;

import java.util.List;

/**
 * An answer that comes in pieces. Any thread may write; pieces go out in the order of the calls.
 */
public interface ResponseStream {
  /** Sends a piece, which must not be changed afterwards. Does nothing once the stream is over. */
  void write(byte[] piece);

  /** Sends several pieces in one go. */
  default void write(List<byte[]> pieces) {
    pieces.forEach(this::write);
  }

  /**
   * How many bytes wait to be sent. Whoever writes without end looks at this, and gives up on a
   * peer that does not read.
   */
  long unsent();

  /** Ends the answer properly. */
  void end();

  /** Breaks the answer off, so that the other end notices that it is not whole. */
  void abort();

  /** Runs when the stream is over, whoever ended it; at once if it is over already. */
  void onClose(Runnable action);
}
