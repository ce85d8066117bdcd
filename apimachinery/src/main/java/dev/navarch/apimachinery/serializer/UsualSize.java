package dev.navarch.apimachinery.serializer;

/**
 * How large the objects of a type usually are in a format: with a buffer of that size, writing one
 * neither wastes much nor copies what is there to make room. What is larger than most is not
 * reserved for.
 *
 * <p>Any thread. There are no locks: a race costs a buffer that is too small or too large.
 */
final class UsualSize {
  private static final int LARGEST = 16 << 10;

  private int bytes;

  private UsualSize(int first) {
    bytes = first;
  }

  /** The sizes of all types, as they become known. */
  static ClassValue<UsualSize> ofTypes(int first) {
    return new ClassValue<>() {
      @Override
      protected UsualSize computeValue(Class<?> type) {
        return new UsualSize(first);
      }
    };
  }

  /** The size of the next buffer, with some room for what is a little larger. */
  int capacity() {
    return bytes + (bytes >> 4) + 32;
  }

  /** Takes note of an object that was written. */
  void was(int size) {
    int known = bytes;
    bytes = known + (Math.min(size, LARGEST) - known) / 4;
  }
}
