package dev.navarch.apiserver.endpoint;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
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
  private List<ByteBuffer> pieces = new ArrayList<>(4);
  private int size;

  EventFrames(int expected) {
    this.gathered = new ByteArrayOutputStream(expected);
  }

  /** Adds bytes, which must not be changed afterwards. */
  void add(byte[] bytes) {
    add(bytes, 0, bytes.length);
  }

  /** Adds some of the bytes of an array, which must not be changed afterwards. */
  void add(byte[] bytes, int offset, int length) {
    if (length < SHARED) {
      gathered.write(bytes, offset, length);
    } else {
      cut();
      pieces.add(ByteBuffer.wrap(bytes, offset, length));
    }
    size += length;
  }

  void add(int one) {
    gathered.write(one);
    size++;
  }

  /** Adds the length of a frame, as it stands before each in a stream of protobuf. */
  void addLength(int length) {
    add(length >>> 24);
    add(length >>> 16);
    add(length >>> 8);
    add(length);
  }

  private void cut() {
    if (gathered.size() > 0) {
      pieces.add(ByteBuffer.wrap(gathered.toByteArray()));
      gathered.reset();
    }
  }

  int size() {
    return size;
  }

  /** Returns what has gathered, in order, and begins anew. */
  List<ByteBuffer> take() {
    cut();
    List<ByteBuffer> taken = pieces;
    pieces = new ArrayList<>(4);
    size = 0;
    return taken;
  }

  /** Returns what has gathered as one piece, and begins anew. */
  byte[] takeJoined() {
    ByteBuffer joined = ByteBuffer.allocate(size);
    take().forEach(joined::put);
    return joined.array();
  }
}
