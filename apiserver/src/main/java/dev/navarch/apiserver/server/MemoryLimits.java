package dev.navarch.apiserver.server;

/**
 * The memory that requests may take while they are read and answered. A user gets at most what is
 * left of the whole, and always a few megabytes, so that one user cannot take the memory of others.
 *
 * @param bodies the bytes of all bodies that are being read or worked on
 * @param bodiesPerUser the same of one user
 * @param unsent the bytes of all responses that clients have not taken yet. Beyond it, streams are
 *     no longer buffered ahead of their readers, and large complete responses are refused
 * @param unsentPerUser the same of one user
 */
public record MemoryLimits(long bodies, long bodiesPerUser, long unsent, long unsentPerUser) {
  private static final long MIB = 1 << 20;

  /** Returns limits that suit a heap. */
  public static MemoryLimits ofHeap(long maxHeap) {
    long bodies = Math.clamp(maxHeap / 8, 16 * MIB, 96 * MIB);
    long unsent = Math.clamp(maxHeap / 8, 32 * MIB, 192 * MIB);
    return new MemoryLimits(bodies, bodies / 2, unsent, unsent / 3);
  }
}
