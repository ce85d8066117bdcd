package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record PriorityLevelConfigurationStatus(
    @Field(1) @ListMap("type") @PatchMerge("type")
        List<PriorityLevelConfigurationCondition> conditions)
    implements ApiStruct<PriorityLevelConfigurationStatus> {
  /** Starts a value in which nothing is set. */
  public static PriorityLevelConfigurationStatusBuilder builder() {
    return new PriorityLevelConfigurationStatusBuilder();
  }

  /** Starts a value from this one. */
  public PriorityLevelConfigurationStatusBuilder toBuilder() {
    return new PriorityLevelConfigurationStatusBuilder(this);
  }
}
