package dev.navarch.attacks.rights.generated;

import java.util.List;
import java.util.Set;

/**
 * A user with a role of one rule.
 *
 * @param verbs one verb, or the two that a request needs which creates
 * @param name the only object of the rule; empty for all objects
 * @param namespace where the role is bound; empty for the whole cluster
 */
record Holder(String group, String path, List<String> verbs, String name, String namespace) {
  private static final Set<String> BASIC =
      Set.of(
          "authentication.k8s.io/selfsubjectreviews",
          "authorization.k8s.io/selfsubjectaccessreviews",
          "authorization.k8s.io/selfsubjectrulesreviews");

  Holder {
    verbs = List.copyOf(verbs);
  }

  /** Returns the name of the user, and of the role and the binding. */
  String user() {
    return "%s:%s:%s:%s:%s"
        .formatted(namespace, group, path.replace('/', ':'), String.join("+", verbs), name);
  }

  /** Returns the name of the role, which holders in other scopes share. */
  String role() {
    return "%s:%s:%s:%s".formatted(group, path.replace('/', ':'), String.join("+", verbs), name);
  }

  boolean covers(Need need) {
    return isOfEverybody(need) || isOfRole(need);
  }

  /** Returns whether the default roles of a cluster grant a right to every authenticated user. */
  private static boolean isOfEverybody(Need need) {
    return need.verb().equals("create") && BASIC.contains(need.group() + "/" + need.path());
  }

  private boolean isOfRole(Need need) {
    return need.group().equals(group)
        && need.path().equals(path)
        && verbs.contains(need.verb())
        && (name.isEmpty() || name.equals(need.name()))
        && (namespace.isEmpty() || namespace.equals(need.namespace()));
  }
}
