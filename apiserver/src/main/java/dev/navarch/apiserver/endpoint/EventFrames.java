package dev.navarch.apiserver.endpoint;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The frames of events that are sent together. Small parts are gathered; large ones, the bytes of
 * objects that all watches share, are referred to: a watch that is not read holds no copy of them.
 * For one thread.
 */
final class EventFrames {
  /** From this size on a part is not copied. */
  private static final int SHARED = 8 << 10;

  private final ByteArrayOutputStream gathered;
  private List<byte[]> pieces = new ArrayList<>(4);
  private int size;

  EventFrames(int expected) {
    this.gathered = new ByteArrayOutputStream(expected);
  }

  /** Adds bytes, which must not be changed afterwards. */
  void add(byte[] bytes) {
    if (bytes.length < SHARED) {
      gathered.writeBytes(bytes);
    } else {
      cut();
      pieces.add(bytes);
    }
    size += bytes.length;
  }

  void add(int one) {
    gathered.write(one);
    size++;
  }

  private void cut() {
    if (gathered.size() > 0) {
      pieces.add(gathered.toByteArray());
      gathered.reset();
    }
  }

  int size() {
    return size;
  }

  /** Returns what has gathered, in order, and begins anew. */
  List<byte[]> take() {
    cut();
    List<byte[]> taken = pieces;
    pieces = new ArrayList<>(4);
    size = 0;
    return taken;
  }

  /** Returns what has gathered as one piece, and begins anew. */
  byte[] takeJoined() {
    int length = size;
    List<byte[]> taken = take();
    if (taken.size() == 1) {
      return taken.get(0);
    }
    ByteArrayOutputStream joined = new ByteArrayOutputStream(length);
    taken.forEach(joined::writeBytes);
    return joined.toByteArray();
  }
}
