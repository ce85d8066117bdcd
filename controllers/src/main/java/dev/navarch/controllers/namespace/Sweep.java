package dev.navarch.controllers.namespace;

import java.util.List;

/**
 * What came of one attempt to empty a namespace.
 *
 * @param discoveryFailures why it is not known of some groups what they serve
 * @param unreadableVersions names of versions that make no sense
 * @param contentFailures why some resources could not be emptied
 */
record Sweep(
    List<String> discoveryFailures,
    List<String> unreadableVersions,
    List<String> contentFailures,
    Remaining remaining) {
  Sweep {
    discoveryFailures = List.copyOf(discoveryFailures);
    unreadableVersions = List.copyOf(unreadableVersions);
    contentFailures = List.copyOf(contentFailures);
  }

  /** Whether nothing is in the namespace any more, for certain. */
  boolean isComplete() {
    return discoveryFailures.isEmpty()
        && unreadableVersions.isEmpty()
        && contentFailures.isEmpty()
        && remaining.isEmpty();
  }
}
