package dev.navarch.apimachinery.schema;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

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
    Optional<GroupVersionKind> first = Optional.empty();
    for (GroupVersion version : versions) {
      Optional<GroupVersionKind> answer = version.kindFor(kinds);
      if (answer.isPresent() && kinds.contains(answer.get())) {
        return answer;
      }
      first = first.isPresent() ? first : answer;
    }
    return first;
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(",", "[", "]");
    for (GroupVersion version : versions) {
      text.add(version.toString());
    }
    return text.toString();
  }
}
