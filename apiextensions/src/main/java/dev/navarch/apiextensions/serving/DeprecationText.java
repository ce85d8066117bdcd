package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.apimachinery.schema.KubeVersion;

/** What clients are told who use a version that is deprecated. */
final class DeprecationText {
  private DeprecationText() {}

  /** The text of a version; empty if it is not deprecated. */
  static String of(CustomResourceDefinitionSpec spec, CustomResourceDefinitionVersion version) {
    if (!version.deprecated()) {
      return "";
    }
    if (version.deprecationWarning() != null) {
      return version.deprecationWarning();
    }
    String kind = spec.names().kind();
    String text = "%s/%s %s is deprecated".formatted(spec.group(), version.name(), kind);
    return spec.versions().stream()
        .filter(CustomResourceDefinitionVersion::served)
        .filter(other -> !other.deprecated())
        .map(CustomResourceDefinitionVersion::name)
        .filter(name -> KubeVersion.PRIORITY_ORDER.compare(name, version.name()) < 0)
        .min(KubeVersion.PRIORITY_ORDER)
        .map(name -> text + "; use %s/%s %s".formatted(spec.group(), name, kind))
        .orElse(text);
  }
}
