package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

@ApiType
public record MetricIdentifier(
    @Field(value = 1, required = true) String name, @Field(2) @Nullable LabelSelector selector)
    implements ApiStruct<MetricIdentifier> {
  /** Starts a value in which nothing is set. */
  public static MetricIdentifierBuilder builder() {
    return new MetricIdentifierBuilder();
  }

  /** Starts a value from this one. */
  public MetricIdentifierBuilder toBuilder() {
    return new MetricIdentifierBuilder(this);
  }
}
