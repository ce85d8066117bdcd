package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Amazon EBS disk in the same availability zone as the node.
 *
 * @param volumeID EBS identifier of the disk, such as vol-0a1b2c3d
 * @param fsType File system present on the EBS disk; ext4 if unset
 * @param partition Number of the partition to mount; 0 or unset means the entire EBS disk
 * @param readOnly Mount the EBS disk without write access; false if unset
 */
@ApiType
public record AWSElasticBlockStoreVolumeSource(
    @Field(value = 1, required = true) String volumeID,
    @Field(2) String fsType,
    @Field(3) int partition,
    @Field(4) boolean readOnly)
    implements ApiStruct<AWSElasticBlockStoreVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static AWSElasticBlockStoreVolumeSourceBuilder builder() {
    return new AWSElasticBlockStoreVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public AWSElasticBlockStoreVolumeSourceBuilder toBuilder() {
    return new AWSElasticBlockStoreVolumeSourceBuilder(this);
  }
}
