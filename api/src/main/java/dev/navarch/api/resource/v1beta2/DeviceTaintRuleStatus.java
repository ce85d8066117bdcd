package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Condition;
import java.util.List;

@ApiType
public record DeviceTaintRuleStatus(
    @Field(1) @ListMap("type") @PatchMerge("type") List<Condition> conditions)
    implements ApiStruct<DeviceTaintRuleStatus> {
  /** Starts a value in which nothing is set. */
  public static DeviceTaintRuleStatusBuilder builder() {
    return new DeviceTaintRuleStatusBuilder();
  }

  /** Starts a value from this one. */
  public DeviceTaintRuleStatusBuilder toBuilder() {
    return new DeviceTaintRuleStatusBuilder(this);
  }
}
