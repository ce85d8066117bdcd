package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * One fault among those that made a request fail.
 *
 * @param reason Machine-readable category of this fault; empty when nothing is known
 * @param message What is wrong, phrased for people
 * @param field Path of the offending field in the submitted object, such as spec.replicas or
 *     items[0].name
 */
@ApiType
public record StatusCause(
    @Field(1) @EnumOf(CauseType.class) String reason,
    @Field(2) String message,
    @Field(3) String field)
    implements ApiStruct<StatusCause> {
  /** Starts a value in which nothing is set. */
  public static StatusCauseBuilder builder() {
    return new StatusCauseBuilder();
  }

  /** Starts a value from this one. */
  public StatusCauseBuilder toBuilder() {
    return new StatusCauseBuilder(this);
  }
}
