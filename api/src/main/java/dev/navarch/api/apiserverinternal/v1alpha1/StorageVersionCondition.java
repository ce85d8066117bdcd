package dev.navarch.api.apiserverinternal.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType
public record StorageVersionCondition(
    @Field(value = 1, required = true) @EnumOf(StorageVersionConditionType.class) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) long observedGeneration,
    @Field(4) Time lastTransitionTime,
    @Field(value = 5, required = true) String reason,
    @Field(value = 6, required = true, omit = Omit.EMPTY) String message)
    implements ApiStruct<StorageVersionCondition> {
  /** Starts a value in which nothing is set. */
  public static StorageVersionConditionBuilder builder() {
    return new StorageVersionConditionBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionConditionBuilder toBuilder() {
    return new StorageVersionConditionBuilder(this);
  }
}
