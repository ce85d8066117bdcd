package dev.navarch.client.copy;

/**
 * The head of one member of an archive.
 *
 * @param name as the archive has it, with slashes
 * @param mode permissions, as in POSIX
 * @param size how many bytes follow
 * @param link what a link points to; empty for what is none
 */
record TarEntry(String name, Kind kind, int mode, long size, String link) {
  /** What a member is; {@code OTHER} are devices, pipes and what is known to few programs. */
  enum Kind {
    FILE,
    FOLDER,
    SYMBOLIC_LINK,
    HARD_LINK,
    OTHER
  }
}
