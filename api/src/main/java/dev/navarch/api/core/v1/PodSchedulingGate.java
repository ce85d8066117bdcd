package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * One reason not to schedule a pod yet.
 *
 * @param name Identifies the gate, unique within the pod
 */
@ApiType
public record PodSchedulingGate(@Field(value = 1, required = true) String name)
    implements ApiStruct<PodSchedulingGate> {
  /** Starts a value in which nothing is set. */
  public static PodSchedulingGateBuilder builder() {
    return new PodSchedulingGateBuilder();
  }

  /** Starts a value from this one. */
  public PodSchedulingGateBuilder toBuilder() {
    return new PodSchedulingGateBuilder(this);
  }
}
