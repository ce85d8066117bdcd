package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType
public record CustomResourceDefinitionCondition(
    @Field(value = 1, required = true) @EnumOf(CustomResourceDefinitionConditionType.class)
        String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message,
    @Field(6) @FeatureGate("CRDObservedGenerationTracking") long observedGeneration)
    implements ApiStruct<CustomResourceDefinitionCondition> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceDefinitionConditionBuilder builder() {
    return new CustomResourceDefinitionConditionBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceDefinitionConditionBuilder toBuilder() {
    return new CustomResourceDefinitionConditionBuilder(this);
  }
}
