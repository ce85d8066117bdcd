package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.runtime.Walk;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What the versions of a custom resource have in common: said once, at the top, in this version;
 * said by each of them in the newest.
 */
final class SpecConversions {
  private SpecConversions() {}

  /** Hands down to each version what the top says; without any version, it is lost. */
  @ConversionFunction(
      partial = {
        "version",
        "validation",
        "subresources",
        "additionalPrinterColumns",
        "selectableFields"
      })
  static dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec toHub(
      CustomResourceDefinitionSpec in,
      dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec out) {
    return out.toBuilder()
        .versions(Walk.each(versions(in, out), version -> handDown(in, version)))
        .build();
  }

  /** The versions; the one that the top names when there is no list of them. */
  private static List<dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion> versions(
      CustomResourceDefinitionSpec in,
      dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec out) {
    return out.versions().isEmpty() && !in.version().isEmpty()
        ? List.of(
            dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion.builder()
                .name(in.version())
                .served(true)
                .storage(true)
                .build())
        : out.versions();
  }

  /** An empty list at the top counts as said, an absent one does not. */
  private static dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion handDown(
      CustomResourceDefinitionSpec top,
      dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion version) {
    var changed = version.toBuilder();
    CustomResourceValidation validation = top.validation();
    if (validation != null) {
      changed.schema(GeneratedConversions.customResourceValidationToHub(validation));
    }
    CustomResourceSubresources subresources = top.subresources();
    if (subresources != null) {
      changed.subresources(GeneratedConversions.customResourceSubresourcesToHub(subresources));
    }
    if (!Absent.is(top.additionalPrinterColumns())) {
      changed.additionalPrinterColumns(
          Walk.map(
              top.additionalPrinterColumns(),
              GeneratedConversions::customResourceColumnDefinitionToHub));
    }
    if (!Absent.is(top.selectableFields())) {
      changed.selectableFields(
          Walk.map(top.selectableFields(), GeneratedConversions::selectableFieldToHub));
    }
    return changed.build();
  }

  /**
   * Lifts to the top what all versions say alike. Selectable fields are paths into the schema, so
   * they are lifted together with it only.
   */
  @ConversionFunction(
      partial = {
        "version",
        "validation",
        "subresources",
        "additionalPrinterColumns",
        "selectableFields"
      })
  static CustomResourceDefinitionSpec fromHub(
      dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec in,
      CustomResourceDefinitionSpec out) {
    List<CustomResourceDefinitionVersion> versions = out.versions();
    if (versions.isEmpty()) {
      return out;
    }
    CustomResourceDefinitionVersion first = versions.getFirst();
    CustomResourceDefinitionSpecBuilder top = out.toBuilder().version(first.name());
    if (allAlike(versions, CustomResourceDefinitionVersion::subresources)) {
      top.subresources(first.subresources());
      versions = Walk.each(versions, SpecConversions::withoutSubresources);
    }
    if (allAlike(versions, CustomResourceDefinitionVersion::additionalPrinterColumns)) {
      top.additionalPrinterColumns(first.additionalPrinterColumns());
      versions = Walk.each(versions, SpecConversions::withoutColumns);
    }
    if (allAlike(versions, CustomResourceDefinitionVersion::schema)) {
      top.validation(first.schema());
      versions = Walk.each(versions, SpecConversions::withoutSchema);
      if (allAlike(versions, CustomResourceDefinitionVersion::selectableFields)) {
        top.selectableFields(first.selectableFields());
        versions = Walk.each(versions, SpecConversions::withoutSelectableFields);
      }
    }
    return top.versions(versions).build();
  }

  private static boolean allAlike(
      List<CustomResourceDefinitionVersion> versions,
      Function<CustomResourceDefinitionVersion, @Nullable Object> field) {
    Object first = field.apply(versions.getFirst());
    return versions.stream().allMatch(version -> Objects.equals(field.apply(version), first));
  }

  private static CustomResourceDefinitionVersion withoutSubresources(
      CustomResourceDefinitionVersion version) {
    return version.toBuilder().subresources((CustomResourceSubresources) null).build();
  }

  private static CustomResourceDefinitionVersion withoutColumns(
      CustomResourceDefinitionVersion version) {
    return version.toBuilder().additionalPrinterColumns(Absent.list()).build();
  }

  private static CustomResourceDefinitionVersion withoutSchema(
      CustomResourceDefinitionVersion version) {
    return version.toBuilder().schema((CustomResourceValidation) null).build();
  }

  private static CustomResourceDefinitionVersion withoutSelectableFields(
      CustomResourceDefinitionVersion version) {
    return version.toBuilder().selectableFields(Absent.list()).build();
  }
}
