package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.Locale;

/**
 * The names and tags of operations. Client generators make method and class names of them, so they
 * are those that clients of Kubernetes know.
 */
final class OperationNames {
  private OperationNames() {}

  /** A group in the middle of a name: {@code RbacAuthorization}, or {@code Core}. */
  static String group(String group) {
    if (group.isEmpty()) {
      return "Core";
    }
    String bare =
        group.endsWith(".k8s.io") ? group.substring(0, group.length() - ".k8s.io".length()) : group;
    StringBuilder name = new StringBuilder();
    boolean starts = true;
    for (int i = 0; i < bare.length(); i++) {
      char c = bare.charAt(i);
      if (!Character.isLetterOrDigit(c)) {
        starts = true;
      } else {
        name.append(starts ? Character.toUpperCase(c) : c);
        starts = false;
      }
    }
    return name.toString();
  }

  /** A version in the middle of a name: {@code RbacAuthorizationV1}. */
  static String version(GroupVersion version) {
    return group(version.group()) + capitalized(version.version());
  }

  static String groupTag(String group) {
    String name = group(group);
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  static String versionTag(GroupVersion version) {
    return groupTag(version.group()) + "_" + version.version();
  }

  static String capitalized(String word) {
    return word.isEmpty() ? "" : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
