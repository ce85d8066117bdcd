package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;

@ApiType
public record CounterSet(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true, omit = Omit.EMPTY) Map<String, Counter> counters)
    implements ApiStruct<CounterSet> {
  /** Starts a value in which nothing is set. */
  public static CounterSetBuilder builder() {
    return new CounterSetBuilder();
  }

  /** Starts a value from this one. */
  public CounterSetBuilder toBuilder() {
    return new CounterSetBuilder(this);
  }
}
