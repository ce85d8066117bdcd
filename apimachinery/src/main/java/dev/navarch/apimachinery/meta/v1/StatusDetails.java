package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Extra data a status attaches to its reason.
 *
 * @param name Name of the resource the failure concerns, when there is exactly one
 * @param group API group of the affected resource
 * @param kind Kind or resource type the failure concerns
 * @param uid Identifier of the affected object, when a single one is meant
 * @param causes Individual faults behind the failure, for example one per invalid field
 * @param retryAfterSeconds Seconds a client should wait before repeating the request
 */
@ApiType
public record StatusDetails(
    @Field(1) String name,
    @Field(2) String group,
    @Field(3) String kind,
    @Field(6) String uid,
    @Field(4) @Atomic List<StatusCause> causes,
    @Field(5) int retryAfterSeconds)
    implements ApiStruct<StatusDetails> {
  /** Starts a value in which nothing is set. */
  public static StatusDetailsBuilder builder() {
    return new StatusDetailsBuilder();
  }

  /** Starts a value from this one. */
  public StatusDetailsBuilder toBuilder() {
    return new StatusDetailsBuilder(this);
  }
}
