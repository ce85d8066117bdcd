package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Names of a custom resource.
 *
 * @param plural Plural used in URLs, all lowercase, such as widgets
 * @param singular Lowercase singular; the kind in lowercase by default
 * @param shortNames Lowercase abbreviations for command line use
 * @param kind CamelCase kind that objects state
 * @param listKind Kind of list responses; the kind with List appended by default
 * @param categories Groupings the resource joins, so that get all and the like include it
 */
@ApiType
public record CustomResourceDefinitionNames(
    @Field(value = 1, required = true) String plural,
    @Field(2) String singular,
    @Field(3) @Atomic List<String> shortNames,
    @Field(value = 4, required = true) String kind,
    @Field(5) String listKind,
    @Field(6) @Atomic List<String> categories)
    implements ApiStruct<CustomResourceDefinitionNames> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceDefinitionNamesBuilder builder() {
    return new CustomResourceDefinitionNamesBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceDefinitionNamesBuilder toBuilder() {
    return new CustomResourceDefinitionNamesBuilder(this);
  }
}
