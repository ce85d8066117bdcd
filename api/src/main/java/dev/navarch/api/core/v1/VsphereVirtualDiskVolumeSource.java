package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * VMDK disk of a vSphere datastore.
 *
 * @param volumePath Datastore path of the VMDK
 * @param fsType File system on the virtual disk; ext4 if unset
 * @param storagePolicyName vSphere storage policy the disk follows, by name
 * @param storagePolicyID Identifier of the vSphere storage policy given by name
 */
@ApiType
public record VsphereVirtualDiskVolumeSource(
    @Field(value = 1, required = true) String volumePath,
    @Field(2) String fsType,
    @Field(3) String storagePolicyName,
    @Field(4) String storagePolicyID)
    implements ApiStruct<VsphereVirtualDiskVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static VsphereVirtualDiskVolumeSourceBuilder builder() {
    return new VsphereVirtualDiskVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public VsphereVirtualDiskVolumeSourceBuilder toBuilder() {
    return new VsphereVirtualDiskVolumeSourceBuilder(this);
  }
}
