package dev.navarch.api.rbac.v1alpha1;

import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.schema.GroupVersion;

/**
 * Converts subjects, which name a group and version here and only a group in the hub. The three
 * known kinds have a fixed group, whatever an object says.
 */
final class SubjectConversions {
  private static final String USER = "User";
  private static final String GROUP = "Group";
  private static final String SERVICE_ACCOUNT = "ServiceAccount";

  private static final String RBAC = "rbac.authorization.k8s.io";
  private static final String ANYBODY = "*";
  private static final String ALL_AUTHENTICATED = "system:authenticated";

  private SubjectConversions() {}

  /**
   * The user {@code *}, known to this version alone, becomes the group of all authenticated users.
   */
  @ConversionFunction(partial = "apiVersion")
  static dev.navarch.api.rbac.v1.Subject toHub(Subject in, dev.navarch.api.rbac.v1.Subject out) {
    dev.navarch.api.rbac.v1.SubjectBuilder subject = out.toBuilder().apiGroup(group(in));
    if (in.kind().equals(USER) && in.name().equals(ANYBODY)) {
      subject.kind(GROUP).name(ALL_AUTHENTICATED);
    }
    return subject.build();
  }

  private static String group(Subject subject) {
    return switch (subject.kind()) {
      case SERVICE_ACCOUNT -> "";
      case USER, GROUP -> RBAC;
      default -> groupOf(subject.apiVersion());
    };
  }

  /** The group in a version; none where there are more slashes than a version has. */
  private static String groupOf(String apiVersion) {
    return apiVersion.indexOf('/') == apiVersion.lastIndexOf('/')
        ? GroupVersion.parse(apiVersion).group()
        : "";
  }

  @ConversionFunction(partial = "apiGroup")
  static Subject fromHub(dev.navarch.api.rbac.v1.Subject in, Subject out) {
    return out.toBuilder().apiVersion(version(in).toApiVersion()).build();
  }

  private static GroupVersion version(dev.navarch.api.rbac.v1.Subject subject) {
    String group = subject.apiGroup();
    return switch (subject.kind()) {
      case SERVICE_ACCOUNT -> new GroupVersion(group, group.isEmpty() ? "v1" : "");
      case USER, GROUP -> new GroupVersion(group, group.equals(RBAC) ? "v1alpha1" : "");
      default -> new GroupVersion(group, "");
    };
  }
}
