package dev.navarch.apiserver.authorization;

import java.util.List;

/** Allows everything to the members of some groups. */
public final class PrivilegedGroups implements Authorizer {
  private final List<String> groups;

  public PrivilegedGroups(String... groups) {
    this.groups = List.of(groups);
  }

  @Override
  public Decision decide(Attributes attributes) {
    return groups.stream().anyMatch(attributes.user()::isIn)
        ? new Decision.Allowed("")
        : new Decision.NoOpinion("");
  }
}
