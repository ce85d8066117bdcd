package dev.navarch.api.apiregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Bytes;
import org.jspecify.annotations.Nullable;

@ApiType
public record APIServiceSpec(
    @Field(1) @Nullable ServiceReference service,
    @Field(2) String group,
    @Field(3) String version,
    @Field(4) boolean insecureSkipTLSVerify,
    @Field(5) @Atomic Bytes caBundle,
    @Field(value = 7, required = true) int groupPriorityMinimum,
    @Field(value = 8, required = true) int versionPriority)
    implements ApiStruct<APIServiceSpec> {
  /** Starts a value in which nothing is set. */
  public static APIServiceSpecBuilder builder() {
    return new APIServiceSpecBuilder();
  }

  /** Starts a value from this one. */
  public APIServiceSpecBuilder toBuilder() {
    return new APIServiceSpecBuilder(this);
  }
}
