package dev.navarch.apiserver.version;

/**
 * What a server was built from.
 *
 * @param commit of its own sources
 * @param treeState {@code clean}, {@code dirty} or {@code archive}
 * @param date in the form of RFC 3339
 */
public record Build(String commit, String treeState, String date) {
  /** A build that nobody took notes of. */
  public static final Build UNKNOWN = new Build("unknown", "archive", "1970-01-01T00:00:00Z");
}
