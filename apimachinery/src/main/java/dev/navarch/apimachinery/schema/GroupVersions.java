package dev.navarch.apimachinery.schema;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Group versions in order of preference. */
public record GroupVersions(List<GroupVersion> versions) {

  public GroupVersions {
    versions = List.copyOf(versions);
  }

  public static GroupVersions of(GroupVersion... versions) {
    return new GroupVersions(List.of(versions));
  }

  /**
   * Picks the kind to use out of the kinds that a type is registered as: the first answer of {@link
   * GroupVersion#kindFor} that is itself registered, or else the first answer.
   */
  public Optional<GroupVersionKind> kindFor(List<GroupVersionKind> kinds) {
    List<GroupVersionKind> answers =
        versions.stream().flatMap(version -> version.kindFor(kinds).stream()).toList();
    Set<GroupVersionKind> registered = new HashSet<>(kinds);
    return answers.stream()
        .filter(registered::contains)
        .findFirst()
        .or(() -> answers.stream().findFirst());
  }

  @Override
  public String toString() {
    return versions.stream().map(GroupVersion::toString).collect(Collectors.joining(",", "[", "]"));
  }
}
