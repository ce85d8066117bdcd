package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record CustomResourceDefinitionStatus(
    @Field(value = 1, omit = Omit.NEVER) @ListMap("type")
        List<CustomResourceDefinitionCondition> conditions,
    @Field(value = 2, omit = Omit.NEVER) CustomResourceDefinitionNames acceptedNames,
    @Field(value = 3, omit = Omit.NEVER) @Atomic List<String> storedVersions,
    @Field(4) @FeatureGate("CRDObservedGenerationTracking") long observedGeneration)
    implements ApiStruct<CustomResourceDefinitionStatus> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceDefinitionStatusBuilder builder() {
    return new CustomResourceDefinitionStatusBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceDefinitionStatusBuilder toBuilder() {
    return new CustomResourceDefinitionStatusBuilder(this);
  }
}
