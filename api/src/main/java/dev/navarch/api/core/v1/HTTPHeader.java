package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * One header sent with an HTTP check.
 *
 * @param name Header field; variants in letter case count as the same
 * @param value Content of the header
 */
@ApiType
public record HTTPHeader(
    @Field(value = 1, required = true) String name, @Field(value = 2, required = true) String value)
    implements ApiStruct<HTTPHeader> {
  /** Starts a value in which nothing is set. */
  public static HTTPHeaderBuilder builder() {
    return new HTTPHeaderBuilder();
  }

  /** Starts a value from this one. */
  public HTTPHeaderBuilder toBuilder() {
    return new HTTPHeaderBuilder(this);
  }
}
