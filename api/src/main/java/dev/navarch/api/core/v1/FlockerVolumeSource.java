package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Dataset of a Flocker control service, given by name or UUID but not both.
 *
 * @param datasetName Dataset found by its name metadata in Flocker; deprecated in favour of the
 *     UUID
 * @param datasetUUID Unique identifier of the Flocker dataset
 */
@ApiType
public record FlockerVolumeSource(@Field(1) String datasetName, @Field(2) String datasetUUID)
    implements ApiStruct<FlockerVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static FlockerVolumeSourceBuilder builder() {
    return new FlockerVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public FlockerVolumeSourceBuilder toBuilder() {
    return new FlockerVolumeSourceBuilder(this);
  }
}
