package dev.navarch.attacks.rights;

/**
 * One rule of a role: a verb on a resource.
 *
 * @param resource with its sub-resource behind a slash, such as {@code pods/status}
 * @param name the only object the rule is about; empty for all objects
 */
record Right(String group, String resource, String verb, String name) {
  static Right to(String verb, String group, String resource) {
    return new Right(group, resource, verb, "");
  }

  /** Returns the same rule for one object. */
  Right named(String only) {
    return new Right(group, resource, verb, only);
  }

  String json() {
    String names = name.isEmpty() ? "" : ", \"resourceNames\": [\"%s\"]".formatted(name);
    return "{\"apiGroups\": [\"%s\"], \"resources\": [\"%s\"], \"verbs\": [\"%s\"]%s}"
        .formatted(group, resource, verb, names);
  }
}
