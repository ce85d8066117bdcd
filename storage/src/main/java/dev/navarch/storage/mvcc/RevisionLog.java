package dev.navarch.storage.mvcc;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An immutable list of consecutive revisions, to which one is appended in constant time.
 *
 * <p>The revisions lie in chunks that logs share. A log looks only at the part of a chunk that it
 * knows of, so a longer log may use the free rest of the same chunk, if it is the first to claim
 * it: a second one that goes on from the same point, because the store was forked or a commit did
 * not come about, finds the place taken and copies the chunk. A log must be published safely to be
 * read by other threads.
 */
public final class RevisionLog {
  private static final int CHUNK = 256;
  private static final int SHIFT = 8;

  /** The number of the first revision in the first chunk, be it part of this log or not. */
  private final long base;

  private final Chunk[] chunks;
  private final long first;
  private final long last;

  private RevisionLog(long base, Chunk[] chunks, long first, long last) {
    this.base = base;
    this.chunks = chunks;
    this.first = first;
    this.last = last;
  }

  /** A log without revisions; the first to be appended is {@code next}. */
  public static RevisionLog startingAt(long next) {
    return new RevisionLog(next, new Chunk[0], next, next - 1);
  }

  /** The first revision, or the next to come if there is none. */
  public long first() {
    return first;
  }

  /** The last revision; one less than the first if there is none. */
  public long last() {
    return last;
  }

  public int size() {
    return (int) (last - first + 1);
  }

  public Revision get(long number) {
    if (number < first || number > last) {
      throw new IndexOutOfBoundsException(number + " is not in " + first + ".." + last);
    }
    int index = (int) (number - base);
    return chunks[index >> SHIFT].revisions[index & (CHUNK - 1)];
  }

  public RevisionLog append(Revision revision) {
    if (revision.number() != last + 1) {
      throw new IllegalArgumentException(revision.number() + " does not follow " + last);
    }
    int index = (int) (last + 1 - base);
    int at = index >> SHIFT;
    int offset = index & (CHUNK - 1);
    Chunk[] all = chunks;
    if (at == chunks.length) {
      all = Arrays.copyOf(chunks, at + 1);
      all[at] = new Chunk(offset + 1);
    } else if (!chunks[at].used.compareAndSet(offset, offset + 1)) {
      all = chunks.clone();
      all[at] = chunks[at].copy(offset);
    }
    all[at].revisions[offset] = revision;
    return new RevisionLog(base, all, first, last + 1);
  }

  /**
   * What is left without the revisions before {@code newFirst}; chunks of nothing else are let go.
   */
  public RevisionLog from(long newFirst) {
    if (newFirst <= first) {
      return this;
    }
    if (newFirst > last + 1) {
      throw new IllegalArgumentException(newFirst + " is after " + last);
    }
    int dropped = Math.min((int) (newFirst - base) >> SHIFT, chunks.length);
    Chunk[] left = dropped == 0 ? chunks : Arrays.copyOfRange(chunks, dropped, chunks.length);
    return new RevisionLog(base + (long) dropped * CHUNK, left, newFirst, last);
  }

  private static final class Chunk {
    private final Revision[] revisions = new Revision[CHUNK];

    /** How many places are taken, by whichever log. */
    private final AtomicInteger used;

    Chunk(int used) {
      this.used = new AtomicInteger(used);
    }

    /** The first {@code length} revisions, with the next place taken. */
    Chunk copy(int length) {
      Chunk copy = new Chunk(length + 1);
      System.arraycopy(revisions, 0, copy.revisions, 0, length);
      return copy;
    }
  }
}
