package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * State of dynamic kubelet configuration; deprecated and without effect.
 *
 * @param assigned Configuration the kubelet should try, recorded on the node's disk
 * @param active Configuration the kubelet is using; unset for its local files
 * @param lastKnownGood Configuration fallen back to on errors; unset for local files
 * @param error Problem in applying the assigned configuration; empty if none
 */
@ApiType
public record NodeConfigStatus(
    @Field(1) @Nullable NodeConfigSource assigned,
    @Field(2) @Nullable NodeConfigSource active,
    @Field(3) @Nullable NodeConfigSource lastKnownGood,
    @Field(4) String error)
    implements ApiStruct<NodeConfigStatus> {
  /** Starts a value in which nothing is set. */
  public static NodeConfigStatusBuilder builder() {
    return new NodeConfigStatusBuilder();
  }

  /** Starts a value from this one. */
  public NodeConfigStatusBuilder toBuilder() {
    return new NodeConfigStatusBuilder(this);
  }
}
