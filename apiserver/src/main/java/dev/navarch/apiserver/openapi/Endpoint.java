package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;

/**
 * A resource or sub-resource as far as paths go, wherever its kind comes from.
 *
 * @param ownerKind the kind of the resource, also for a sub-resource
 * @param kind what requests hold
 * @param definition the definition of {@code kind}
 * @param listDefinition the definition of its lists
 * @param custom whether it was defined at run time: such objects have no protobuf form, and no
 *     strategic merge patches
 */
record Endpoint(
    GroupVersion version,
    String plural,
    String subresource,
    boolean namespaced,
    String ownerKind,
    GroupVersionKind kind,
    String definition,
    String listDefinition,
    List<String> verbs,
    boolean custom) {

  boolean isSubresource() {
    return !subresource.isEmpty();
  }

  boolean allows(String verb) {
    return verbs.contains(verb);
  }

  /** Where the version is served, with a slash at the end. */
  static String root(GroupVersion version) {
    return version.group().isEmpty()
        ? "/api/" + version.version() + "/"
        : "/apis/" + version.group() + "/" + version.version() + "/";
  }
}
