package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Identity of a container's first process.
 *
 * @param linux Linux user and groups at start; the process may have changed them since
 */
@ApiType
public record ContainerUser(@Field(1) @Nullable LinuxContainerUser linux)
    implements ApiStruct<ContainerUser> {
  /** Starts a value in which nothing is set. */
  public static ContainerUserBuilder builder() {
    return new ContainerUserBuilder();
  }

  /** Starts a value from this one. */
  public ContainerUserBuilder toBuilder() {
    return new ContainerUserBuilder(this);
  }
}
