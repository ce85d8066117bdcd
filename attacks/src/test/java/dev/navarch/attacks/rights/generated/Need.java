package dev.navarch.attacks.rights.generated;

/**
 * What a request is authorized as.
 *
 * @param namespace empty for the whole cluster
 * @param name empty for a collection
 */
record Need(String verb, String group, String path, String namespace, String name) {
  /** Returns the core of the message that a user without the right receives. */
  String refusalOf(String user) {
    String scope =
        namespace.isEmpty() ? "at the cluster scope" : "in the namespace \"" + namespace + "\"";
    return "User \"%s\" cannot %s resource \"%s\" in API group \"%s\" %s"
        .formatted(user, verb, path, group, scope);
  }
}
