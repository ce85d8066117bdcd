package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Observed state of a namespace.
 *
 * @param phase Active in normal use, Terminating while being deleted
 * @param conditions Problems and progress of deletion
 */
@ApiType
public record NamespaceStatus(
    @Field(1) @EnumOf(value = NamespacePhase.class, closed = true) String phase,
    @Field(2) @ListMap("type") @PatchMerge("type") List<NamespaceCondition> conditions)
    implements ApiStruct<NamespaceStatus> {
  /** Starts a value in which nothing is set. */
  public static NamespaceStatusBuilder builder() {
    return new NamespaceStatusBuilder();
  }

  /** Starts a value from this one. */
  public NamespaceStatusBuilder toBuilder() {
    return new NamespaceStatusBuilder(this);
  }
}
