package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How many pods a replication controller keeps and what they look like.
 *
 * @param replicas Number of pods wanted; 1 if unset, 0 runs none
 * @param minReadySeconds Seconds a pod must stay ready without a crash to count as available; 0 if
 *     unset
 * @param selector Labels of the pods to count; the template's labels if unset
 * @param template Pattern for pods to add when there are too few; restart policy must be Always
 */
@ApiType
public record ReplicationControllerSpec(
    @Field(1) @Default("1") @Nullable Integer replicas,
    @Field(4) @Default("0") int minReadySeconds,
    @Field(2) @Atomic Map<String, String> selector,
    @Field(3) @Nullable PodTemplateSpec template)
    implements ApiStruct<ReplicationControllerSpec> {
  /** Starts a value in which nothing is set. */
  public static ReplicationControllerSpecBuilder builder() {
    return new ReplicationControllerSpecBuilder();
  }

  /** Starts a value from this one. */
  public ReplicationControllerSpecBuilder toBuilder() {
    return new ReplicationControllerSpecBuilder(this);
  }
}
