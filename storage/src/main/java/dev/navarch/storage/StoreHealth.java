package dev.navarch.storage;

/**
 * How a store is.
 *
 * @param writable whether writes can be expected to succeed
 * @param message why not, or {@code ok}
 * @param revision the latest revision known
 * @param compactedRevision the oldest revision that can still be read
 * @param storedBytes what the store takes on disk, 0 if it takes none
 */
public record StoreHealth(
    boolean writable, String message, long revision, long compactedRevision, long storedBytes) {}
