package dev.navarch.apiserver.authentication;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Somebody who sends requests.
 *
 * @param uid empty where nobody gave one
 * @param extra what else is known, by name
 */
public record User(String name, String uid, List<String> groups, Map<String, List<String>> extra) {
  public static final String ANONYMOUS = "system:anonymous";
  public static final String UNAUTHENTICATED_GROUP = "system:unauthenticated";
  public static final String AUTHENTICATED_GROUP = "system:authenticated";
  public static final String MASTERS_GROUP = "system:masters";

  public User {
    groups = List.copyOf(groups);
    extra = copy(extra);
  }

  public static User of(String name, String... groups) {
    return new User(name, "", List.of(groups), Map.of());
  }

  /** The one that everybody is who shows nothing. */
  public static User anonymous() {
    return of(ANONYMOUS, UNAUTHENTICATED_GROUP);
  }

  public boolean isIn(String group) {
    return groups.contains(group);
  }

  /** With the group of all who showed who they are; the same user if it is there already. */
  User authenticated() {
    if (isIn(AUTHENTICATED_GROUP) || isIn(UNAUTHENTICATED_GROUP)) {
      return this;
    }
    String[] all = groups.toArray(new String[groups.size() + 1]);
    all[groups.size()] = AUTHENTICATED_GROUP;
    return new User(name, uid, List.of(all), extra);
  }

  private static Map<String, List<String>> copy(Map<String, List<String>> extra) {
    Map<String, List<String>> copy = new LinkedHashMap<>();
    extra.forEach((name, values) -> copy.put(name, List.copyOf(values)));
    return Collections.unmodifiableMap(copy);
  }
}
