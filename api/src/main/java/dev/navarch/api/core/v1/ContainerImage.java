package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * A container image stored on a node.
 *
 * @param names Tags and digests by which the image is known
 * @param sizeBytes Space the image takes, in bytes
 */
@ApiType
public record ContainerImage(
    @Field(value = 1, omit = Omit.NEVER) @Atomic List<String> names, @Field(2) long sizeBytes)
    implements ApiStruct<ContainerImage> {
  /** Starts a value in which nothing is set. */
  public static ContainerImageBuilder builder() {
    return new ContainerImageBuilder();
  }

  /** Starts a value from this one. */
  public ContainerImageBuilder toBuilder() {
    return new ContainerImageBuilder(this);
  }
}
