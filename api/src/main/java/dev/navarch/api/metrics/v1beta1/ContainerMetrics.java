package dev.navarch.api.metrics.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

@ApiType
public record ContainerMetrics(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) Map<String, Quantity> usage)
    implements ApiStruct<ContainerMetrics> {
  /** Starts a value in which nothing is set. */
  public static ContainerMetricsBuilder builder() {
    return new ContainerMetricsBuilder();
  }

  /** Starts a value from this one. */
  public ContainerMetricsBuilder toBuilder() {
    return new ContainerMetricsBuilder(this);
  }
}
