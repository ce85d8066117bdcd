package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A health check the kubelet repeats against a container.
 *
 * @param probeHandler one of the fields of {@link ProbeHandler}
 * @param initialDelaySeconds Seconds after container start before the first check; 0 if unset
 * @param timeoutSeconds Seconds to wait for an answer, at least 1; 1 if unset
 * @param periodSeconds Seconds between checks, at least 1; 10 if unset
 * @param successThreshold Passes in a row needed to recover from failure; 1 if unset, must be 1 for
 *     liveness and startup
 * @param failureThreshold Failures in a row before the check counts as failed, at least 1; 3 if
 *     unset
 * @param terminationGracePeriodSeconds Seconds to stop after a failed check, in place of the pod's
 *     own; not for readiness, at least 1
 */
@ApiType
public record Probe(
    @Field(value = 1, protoName = "handler") @Inline ProbeHandler probeHandler,
    @Field(2) int initialDelaySeconds,
    @Field(3) int timeoutSeconds,
    @Field(4) int periodSeconds,
    @Field(5) int successThreshold,
    @Field(6) int failureThreshold,
    @Field(7) @Nullable Long terminationGracePeriodSeconds)
    implements ApiStruct<Probe> {
  /** Starts a value in which nothing is set. */
  public static ProbeBuilder builder() {
    return new ProbeBuilder();
  }

  /** Starts a value from this one. */
  public ProbeBuilder toBuilder() {
    return new ProbeBuilder(this);
  }
}
