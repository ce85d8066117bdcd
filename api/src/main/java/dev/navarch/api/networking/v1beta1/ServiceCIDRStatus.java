package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Condition;
import java.util.List;

@ApiType
public record ServiceCIDRStatus(
    @Field(1) @ListMap("type") @PatchMerge("type") List<Condition> conditions)
    implements ApiStruct<ServiceCIDRStatus> {
  /** Starts a value in which nothing is set. */
  public static ServiceCIDRStatusBuilder builder() {
    return new ServiceCIDRStatusBuilder();
  }

  /** Starts a value from this one. */
  public ServiceCIDRStatusBuilder toBuilder() {
    return new ServiceCIDRStatusBuilder(this);
  }
}
