package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceAttribute(
    @Field(value = 2, name = "int") @Nullable Long int_,
    @Field(3) @Nullable Boolean bool,
    @Field(4) @Nullable String string,
    @Field(5) @Nullable String version,
    @Field(6) @Atomic @FeatureGate("DRAListTypeAttributes") List<Long> ints,
    @Field(7) @Atomic @FeatureGate("DRAListTypeAttributes") List<Boolean> bools,
    @Field(8) @Atomic @FeatureGate("DRAListTypeAttributes") List<String> strings,
    @Field(9) @Atomic @FeatureGate("DRAListTypeAttributes") List<String> versions)
    implements ApiStruct<DeviceAttribute> {
  /** Starts a value in which nothing is set. */
  public static DeviceAttributeBuilder builder() {
    return new DeviceAttributeBuilder();
  }

  /** Starts a value from this one. */
  public DeviceAttributeBuilder toBuilder() {
    return new DeviceAttributeBuilder(this);
  }
}
