package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * A command run inside the container; exit code 0 counts as success.
 *
 * @param command Program and arguments, run in the container's root directory without a shell
 */
@ApiType
public record ExecAction(@Field(1) @Atomic List<String> command) implements ApiStruct<ExecAction> {
  /** Starts a value in which nothing is set. */
  public static ExecActionBuilder builder() {
    return new ExecActionBuilder();
  }

  /** Starts a value from this one. */
  public ExecActionBuilder toBuilder() {
    return new ExecActionBuilder(this);
  }
}
