package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Desired shape of a custom resource type.
 *
 * @param group API group to serve the resource under, such as stable.example.com
 * @param names Names by which the resource and its kind are known
 * @param scope Whether objects are Namespaced or Cluster-wide
 * @param versions Versions of the resource; exactly one of them is the stored one
 * @param conversion How objects are turned from one version into another; None by default
 * @param preserveUnknownFields Old way of keeping fields outside the schema; must be false here
 */
@ApiType
public record CustomResourceDefinitionSpec(
    @Field(value = 1, required = true) String group,
    @Field(value = 3, required = true) CustomResourceDefinitionNames names,
    @Field(value = 4, required = true) @EnumOf(ResourceScope.class) String scope,
    @Field(value = 7, required = true) @Atomic List<CustomResourceDefinitionVersion> versions,
    @Field(9) @Nullable CustomResourceConversion conversion,
    @Field(10) boolean preserveUnknownFields)
    implements ApiStruct<CustomResourceDefinitionSpec> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceDefinitionSpecBuilder builder() {
    return new CustomResourceDefinitionSpecBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceDefinitionSpecBuilder toBuilder() {
    return new CustomResourceDefinitionSpecBuilder(this);
  }
}
