package dev.navarch.client.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * As whom requests are made, when not as who is signed in.
 *
 * @param user empty for nobody else
 * @param extra by names as the server knows them, with capitals and signs
 */
public record Impersonation(
    String user, String uid, List<String> groups, Map<String, List<String>> extra) {
  public static final Impersonation NONE = new Impersonation("", "", List.of(), Map.of());

  public Impersonation {
    groups = List.copyOf(groups);
    Map<String, List<String>> copy = new LinkedHashMap<>();
    extra.forEach((name, values) -> copy.put(name, List.copyOf(values)));
    extra = Map.copyOf(copy);
  }

  public static Impersonation of(String user, String... groups) {
    return new Impersonation(user, "", List.of(groups), Map.of());
  }

  public boolean isNone() {
    return user.isEmpty() && isBare();
  }

  /** Whether nothing but a user is said. */
  boolean isBare() {
    return uid.isEmpty() && groups.isEmpty() && extra.isEmpty();
  }

  static Impersonation read(Fields user) {
    return new Impersonation(
        user.text("as"),
        user.text("as-uid"),
        user.texts("as-groups"),
        user.textsMap("as-user-extra"));
  }
}
