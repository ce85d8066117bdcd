package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Query parameters for running a command in a container.
 *
 * @param typeMeta kind and version of the object
 * @param stdin Feed the client's input to the command; false if unset
 * @param stdout Return the command's standard output to the client
 * @param stderr Return the command's error output to the client
 * @param tty Give the command a terminal; false if unset
 * @param container Container to run in; may be left out when there is just one
 * @param command Program and arguments to run, without a shell
 */
@ApiType
public record PodExecOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) boolean stdin,
    @Field(2) boolean stdout,
    @Field(3) boolean stderr,
    @Field(4) boolean tty,
    @Field(5) String container,
    @Field(value = 6, required = true) @Atomic List<String> command)
    implements ApiObject, ApiStruct<PodExecOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodExecOptionsBuilder builder() {
    return new PodExecOptionsBuilder();
  }

  /** Starts a value from this one. */
  public PodExecOptionsBuilder toBuilder() {
    return new PodExecOptionsBuilder(this);
  }
}
