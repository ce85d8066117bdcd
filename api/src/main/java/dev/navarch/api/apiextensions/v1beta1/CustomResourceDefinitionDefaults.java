package dev.navarch.api.apiextensions.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.apiextensions.v1.CustomResourceNames;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import java.util.List;

/** Defaults of custom resource definitions. */
final class CustomResourceDefinitionDefaults {
  private static final CustomResourceConversion NO_CONVERSION =
      CustomResourceConversion.builder().strategy(ConversionStrategyType.NONE).build();

  private static final List<String> REVIEW_VERSIONS = List.of("v1beta1");

  private CustomResourceDefinitionDefaults() {}

  /** The stored version may be one that the specification only gets by default. */
  @DefaultingFunction
  static CustomResourceDefinition customResourceDefinition(CustomResourceDefinition in) {
    CustomResourceDefinitionSpec spec = customResourceDefinitionSpec(in.spec());
    List<String> stored = in.status().storedVersions();
    return changed(
        in,
        in.toBuilder()
            .spec(spec)
            .status(s -> s.storedVersions(ifEmpty(stored, storageVersion(spec.versions()))))
            .build());
  }

  private static List<String> storageVersion(List<CustomResourceDefinitionVersion> versions) {
    return versions.stream()
        .filter(CustomResourceDefinitionVersion::storage)
        .limit(1)
        .map(CustomResourceDefinitionVersion::name)
        .toList();
  }

  @DefaultingFunction
  static CustomResourceDefinitionSpec customResourceDefinitionSpec(
      CustomResourceDefinitionSpec in) {
    CustomResourceDefinitionNames names = in.names();
    List<CustomResourceDefinitionVersion> versions = versions(in);
    return changed(
        in,
        in.toBuilder()
            .scope(ifEmpty(in.scope(), ResourceScope.NAMESPACED))
            .names(n ->
                n.singular(CustomResourceNames.singular(names.singular(), names.kind()))
                    .listKind(CustomResourceNames.listKind(names.listKind(), names.kind())))
            .versions(versions)
            .version(
                versions.isEmpty()
                    ? in.version()
                    : ifEmpty(in.version(), versions.getFirst().name()))
            .conversion(conversion(ifNull(in.conversion(), NO_CONVERSION)))
            .preserveUnknownFields(ifNull(in.preserveUnknownFields(), true))
            .build());
  }

  private static List<CustomResourceDefinitionVersion> versions(CustomResourceDefinitionSpec in) {
    return in.versions().isEmpty() && !in.version().isEmpty()
        ? List.of(
            CustomResourceDefinitionVersion.builder()
                .name(in.version())
                .served(true)
                .storage(true)
                .build())
        : in.versions();
  }

  private static CustomResourceConversion conversion(CustomResourceConversion in) {
    return in.strategy().equals(ConversionStrategyType.WEBHOOK)
        ? in.toBuilder()
            .conversionReviewVersions(ifEmpty(in.conversionReviewVersions(), REVIEW_VERSIONS))
            .build()
        : in;
  }

  @DefaultingFunction
  static ServiceReference serviceReference(ServiceReference in) {
    return changed(in, in.toBuilder().port(ifNull(in.port(), 443)).build());
  }
}
