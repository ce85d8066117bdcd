package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;

@ApiType
public record Counter(@Field(value = 1, required = true) Quantity value)
    implements ApiStruct<Counter> {
  /** Starts a value in which nothing is set. */
  public static CounterBuilder builder() {
    return new CounterBuilder();
  }

  /** Starts a value from this one. */
  public CounterBuilder toBuilder() {
    return new CounterBuilder(this);
  }
}
