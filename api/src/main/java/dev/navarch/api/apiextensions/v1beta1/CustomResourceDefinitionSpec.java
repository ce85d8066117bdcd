package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record CustomResourceDefinitionSpec(
    @Field(value = 1, required = true) String group,
    @Field(2) String version,
    @Field(value = 3, required = true) CustomResourceDefinitionNames names,
    @Field(value = 4, required = true) @EnumOf(ResourceScope.class) String scope,
    @Field(5) @Nullable CustomResourceValidation validation,
    @Field(6) @Nullable CustomResourceSubresources subresources,
    @Field(7) @Atomic List<CustomResourceDefinitionVersion> versions,
    @Field(8) @Atomic List<CustomResourceColumnDefinition> additionalPrinterColumns,
    @Field(11) @Atomic @FeatureGate("CustomResourceFieldSelectors")
        List<SelectableField> selectableFields,
    @Field(9) @Nullable CustomResourceConversion conversion,
    @Field(10) @Nullable Boolean preserveUnknownFields)
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
