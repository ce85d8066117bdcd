package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One version of a custom resource.
 *
 * @param name Version name as it appears in URLs, for example v1beta1; must be unique
 * @param served Whether clients can use this version
 * @param storage Whether objects are stored in this version; true for exactly one
 * @param deprecated Whether requests to this version return a deprecation warning
 * @param deprecationWarning Warning text to send instead of the standard one; needs deprecated, up
 *     to 256 characters
 * @param schema Structure and validation of objects in this version
 * @param subresources Which of status and scale the resource offers
 * @param additionalPrinterColumns Columns shown in table output besides the name; by default just
 *     the age
 * @param selectableFields Fields that field selectors may query, at most 8
 */
@ApiType
public record CustomResourceDefinitionVersion(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) boolean served,
    @Field(value = 3, required = true) boolean storage,
    @Field(7) boolean deprecated,
    @Field(8) @Nullable String deprecationWarning,
    @Field(4) @Nullable CustomResourceValidation schema,
    @Field(5) @Nullable CustomResourceSubresources subresources,
    @Field(6) @Atomic List<CustomResourceColumnDefinition> additionalPrinterColumns,
    @Field(9) @Atomic @FeatureGate("CustomResourceFieldSelectors")
        List<SelectableField> selectableFields)
    implements ApiStruct<CustomResourceDefinitionVersion> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceDefinitionVersionBuilder builder() {
    return new CustomResourceDefinitionVersionBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceDefinitionVersionBuilder toBuilder() {
    return new CustomResourceDefinitionVersionBuilder(this);
  }
}
