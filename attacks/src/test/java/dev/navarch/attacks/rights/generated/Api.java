package dev.navarch.attacks.rights.generated;

/**
 * A resource or sub-resource in one version, as discovery lists it.
 *
 * @param path {@code pods} or {@code pods/status}
 * @param bodyVersion the API version of what is written there
 */
record Api(
    String group,
    String version,
    String path,
    boolean namespaced,
    String bodyVersion,
    String kind) {
  String resource() {
    return path.contains("/") ? path.substring(0, path.indexOf('/')) : path;
  }

  /** Returns the name of the sub-resource with a slash before it; empty for a resource. */
  String subresource() {
    return path.substring(resource().length());
  }

  boolean isSubresource() {
    return path.contains("/");
  }

  boolean isNamespaces() {
    return group.isEmpty() && resource().equals("namespaces");
  }

  /** Returns the path of the version. */
  String root() {
    return group.isEmpty() ? "/api/" + version : "/apis/" + group + "/" + version;
  }

  @Override
  public String toString() {
    return root() + " " + path;
  }
}
