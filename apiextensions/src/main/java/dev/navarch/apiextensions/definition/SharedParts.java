package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What all versions of a definition have in common. Kubernetes keeps that once for the definition
 * and not with the versions, and its messages name the place accordingly: {@code
 * spec.validation.openAPIV3Schema} instead of {@code spec.versions[0].schema.openAPIV3Schema}.
 */
record SharedParts(
    boolean schema, boolean subresources, boolean columns, boolean selectableFields) {

  static SharedParts of(List<CustomResourceDefinitionVersion> versions) {
    boolean schema = isShared(versions, CustomResourceDefinitionVersion::schema);
    return new SharedParts(
        schema,
        isShared(versions, CustomResourceDefinitionVersion::subresources),
        isShared(versions, CustomResourceDefinitionVersion::additionalPrinterColumns),
        schema && isShared(versions, CustomResourceDefinitionVersion::selectableFields));
  }

  private static <T> boolean isShared(
      List<CustomResourceDefinitionVersion> versions,
      Function<CustomResourceDefinitionVersion, @Nullable T> part) {
    return versions.stream().map(part).distinct().limit(2).count() <= 1;
  }
}
