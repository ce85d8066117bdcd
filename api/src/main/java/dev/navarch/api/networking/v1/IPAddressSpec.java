package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Use of a reserved address.
 *
 * @param parentRef Object the address is assigned to, such as a service
 */
@ApiType
public record IPAddressSpec(
    @Field(value = 1, required = true, omit = Omit.EMPTY) @Nullable ParentReference parentRef)
    implements ApiStruct<IPAddressSpec> {
  /** Starts a value in which nothing is set. */
  public static IPAddressSpecBuilder builder() {
    return new IPAddressSpecBuilder();
  }

  /** Starts a value from this one. */
  public IPAddressSpecBuilder toBuilder() {
    return new IPAddressSpecBuilder(this);
  }
}
