package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Outcome of a request that returns no object, most often an error.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List bookkeeping; usually empty for a status
 * @param status Either Success or Failure
 * @param message Explanation of the outcome for people to read
 * @param reason One-word machine-readable cause of a failure, refining the HTTP code
 * @param details Further data about the failure, such as the affected object and single faults
 * @param code HTTP status code suggested for this outcome
 */
@ApiType
public record Status(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(2) String status,
    @Field(3) String message,
    @Field(4) @EnumOf(StatusReason.class) String reason,
    @Field(5) @Nullable StatusDetails details,
    @Field(6) int code)
    implements ApiObject, ApiStruct<Status> {
  /** Starts a value in which nothing is set but its kind. */
  public static StatusBuilder builder() {
    return new StatusBuilder();
  }

  /** Starts a value from this one. */
  public StatusBuilder toBuilder() {
    return new StatusBuilder(this);
  }
}
