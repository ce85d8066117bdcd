package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * Kind of pod to avoid on a node, and why.
 *
 * @param podSignature Kind of pod meant
 * @param evictionTime When such a pod was evicted and the entry made
 * @param reason Brief cause for which the entry was made
 * @param message Readable explanation of why the entry was made
 */
@ApiType
public record PreferAvoidPodsEntry(
    @Field(value = 1, required = true) PodSignature podSignature,
    @Field(2) Time evictionTime,
    @Field(3) String reason,
    @Field(4) String message)
    implements ApiStruct<PreferAvoidPodsEntry> {
  /** Starts a value in which nothing is set. */
  public static PreferAvoidPodsEntryBuilder builder() {
    return new PreferAvoidPodsEntryBuilder();
  }

  /** Starts a value from this one. */
  public PreferAvoidPodsEntryBuilder toBuilder() {
    return new PreferAvoidPodsEntryBuilder(this);
  }
}
