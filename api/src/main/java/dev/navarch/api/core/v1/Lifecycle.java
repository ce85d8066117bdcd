package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Actions tied to a container's start and stop.
 *
 * @param postStart Run right after creation; if it fails the container is killed and restarted by
 *     policy
 * @param preStop Run before a requested stop, within the grace period; not run when the container
 *     exits by itself
 * @param stopSignal Signal sent to stop the container; as the image or runtime says if unset, needs
 *     the pod's os name
 */
@ApiType
public record Lifecycle(
    @Field(1) @Nullable LifecycleHandler postStart,
    @Field(2) @Nullable LifecycleHandler preStop,
    @Field(3) @EnumOf(value = Signal.class, closed = true) @Nullable String stopSignal)
    implements ApiStruct<Lifecycle> {
  /** Starts a value in which nothing is set. */
  public static LifecycleBuilder builder() {
    return new LifecycleBuilder();
  }

  /** Starts a value from this one. */
  public LifecycleBuilder toBuilder() {
    return new LifecycleBuilder(this);
  }
}
