package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * User and groups of a first process on Linux.
 *
 * @param uid Numeric user first given to the process
 * @param gid Numeric primary group first given to the process
 * @param supplementalGroups Further numeric groups first given to the process
 */
@ApiType
public record LinuxContainerUser(
    @Field(value = 1, required = true) long uid,
    @Field(value = 2, required = true) long gid,
    @Field(3) @Atomic List<Long> supplementalGroups)
    implements ApiStruct<LinuxContainerUser> {
  /** Starts a value in which nothing is set. */
  public static LinuxContainerUserBuilder builder() {
    return new LinuxContainerUserBuilder();
  }

  /** Starts a value from this one. */
  public LinuxContainerUserBuilder toBuilder() {
    return new LinuxContainerUserBuilder(this);
  }
}
