package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Condition;
import java.util.List;

/**
 * Observed state of a Service.
 *
 * @param loadBalancer What an outside load balancer has set up, if there is one
 * @param conditions Observed aspects of the Service
 */
@ApiType
public record ServiceStatus(
    @Field(1) LoadBalancerStatus loadBalancer,
    @Field(2) @ListMap("type") @PatchMerge("type") List<Condition> conditions)
    implements ApiStruct<ServiceStatus> {
  /** Starts a value in which nothing is set. */
  public static ServiceStatusBuilder builder() {
    return new ServiceStatusBuilder();
  }

  /** Starts a value from this one. */
  public ServiceStatusBuilder toBuilder() {
    return new ServiceStatusBuilder(this);
  }
}
