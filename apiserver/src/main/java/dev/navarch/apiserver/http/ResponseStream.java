package dev.navarch.apiserver.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
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

  /** Sends parts of arrays in one go; neither arrays nor buffers are changed afterwards. */
  default void writeParts(List<ByteBuffer> parts) {
    List<byte[]> pieces = new ArrayList<>(parts.size());
    for (ByteBuffer part : parts) {
      byte[] piece = new byte[part.remaining()];
      part.get(piece);
      pieces.add(piece);
    }
    write(pieces);
  }

  /** The number of bytes that wait to be sent. */
  long unsent();

  /**
   * Waits until the reader has taken enough for more to be written. A writer of unbounded data
   * calls this after each piece, and aborts the stream if it returns false. Returns true at once if
   * the stream is over.
   *
   * @param window how many bytes may wait to be sent; a client that already buffers much elsewhere
   *     may get less
   * @return false if the reader did not take enough in time
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  boolean awaitRoom(long window, Duration patience) throws InterruptedException;

  /** Ends the answer properly. */
  void end();

  /** Breaks the answer off, so that the other end notices that it is not whole. */
  void abort();

  /** Runs when the stream is over, whoever ended it; at once if it is over already. */
  void onClose(Runnable action);
}
