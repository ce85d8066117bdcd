package dev.navarch.storage;

/**
 * A condition of a transaction: the key was last written by this revision. Revision 0 stands for a
 * key that is not there.
 */
public record Compare(ByteString key, long modRevision) {
  public Compare {
    if (modRevision < 0) {
      throw new IllegalArgumentException("a revision is not negative: " + modRevision);
    }
  }

  public static Compare absent(ByteString key) {
    return new Compare(key, 0);
  }
}
