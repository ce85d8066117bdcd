package dev.navarch.api.apiextensions.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import java.util.List;

/** Defaults of custom resource definitions. */
final class CustomResourceDefinitionDefaults {
  private static final CustomResourceConversion NO_CONVERSION =
      CustomResourceConversion.builder().strategy(ConversionStrategyType.NONE).build();

  private CustomResourceDefinitionDefaults() {}

  @DefaultingFunction
  static CustomResourceDefinition customResourceDefinition(CustomResourceDefinition in) {
    CustomResourceDefinitionSpec spec = in.spec();
    List<String> stored = in.status().storedVersions();
    return changed(
        in,
        in.toBuilder()
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
    return changed(
        in,
        in.toBuilder()
            .names(n ->
                n.singular(CustomResourceNames.singular(names.singular(), names.kind()))
                    .listKind(CustomResourceNames.listKind(names.listKind(), names.kind())))
            .conversion(ifNull(in.conversion(), NO_CONVERSION))
            .build());
  }

  @DefaultingFunction
  static ServiceReference serviceReference(ServiceReference in) {
    return changed(in, in.toBuilder().port(ifNull(in.port(), 443)).build());
  }
}
