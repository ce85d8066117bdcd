package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * What was really mounted for an image volume.
 *
 * @param imageRef Digest reference of the image or artifact in use
 */
@ApiType
public record ImageVolumeStatus(
    @Field(value = 1, required = true, omit = Omit.EMPTY) String imageRef)
    implements ApiStruct<ImageVolumeStatus> {
  /** Starts a value in which nothing is set. */
  public static ImageVolumeStatusBuilder builder() {
    return new ImageVolumeStatusBuilder();
  }

  /** Starts a value from this one. */
  public ImageVolumeStatusBuilder toBuilder() {
    return new ImageVolumeStatusBuilder(this);
  }
}
