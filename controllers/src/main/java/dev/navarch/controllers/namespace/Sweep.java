package dev.navarch.controllers.namespace;

import java.util.List;
import java.util.Optional;

/**
 * What came of one attempt to empty a namespace.
 *
 * @param discoveryFailure why it is not known of some groups, or of all, what they serve
 * @param unreadableVersions names of versions that make no sense
 * @param contentFailures why some resources could not be emptied
 */
record Sweep(
    Optional<String> discoveryFailure,
    List<String> unreadableVersions,
    List<String> contentFailures,
    Remaining remaining) {
  Sweep {
    unreadableVersions = List.copyOf(unreadableVersions);
    contentFailures = List.copyOf(contentFailures);
  }

  /** Whether nothing is in the namespace any more, for certain. */
  boolean isComplete() {
    return discoveryFailure.isEmpty()
        && unreadableVersions.isEmpty()
        && contentFailures.isEmpty()
        && remaining.isEmpty();
  }
}
