package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Query parameters for attaching to a running container.
 *
 * @param typeMeta kind and version of the object
 * @param stdin Send the client's input to the process; false if unset
 * @param stdout Receive what the process writes to standard output
 * @param stderr Receive what the process writes to its error stream
 * @param tty Treat the streams as a terminal; false if unset
 * @param container Container to attach to; may be left out when there is just one
 */
@ApiType
public record PodAttachOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) boolean stdin,
    @Field(2) boolean stdout,
    @Field(3) boolean stderr,
    @Field(4) boolean tty,
    @Field(5) String container)
    implements ApiObject, ApiStruct<PodAttachOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodAttachOptionsBuilder builder() {
    return new PodAttachOptionsBuilder();
  }

  /** Starts a value from this one. */
  public PodAttachOptionsBuilder toBuilder() {
    return new PodAttachOptionsBuilder(this);
  }
}
