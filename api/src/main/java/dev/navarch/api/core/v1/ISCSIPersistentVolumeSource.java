package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * iSCSI disk behind a persistent volume; writable by only one node at a time.
 *
 * @param targetPortal Portal of the target, as IP or IP:port for a port other than 860 or 3260
 * @param iqn iSCSI qualified name that identifies the target
 * @param lun Number of the logical unit that holds the data
 * @param iscsiInterface Initiator interface to connect through; default means TCP
 * @param fsType File system found on the logical unit; ext4 if unset
 * @param readOnly Forbid writes to the iSCSI disk; false if unset
 * @param portals Additional target portals used when multipath is configured
 * @param chapAuthDiscovery Whether finding the target requires CHAP credentials
 * @param chapAuthSession Whether logging in to the target requires CHAP credentials
 * @param secretRef Secret, in a stated namespace, with CHAP credentials
 * @param initiatorName Own initiator name for this connection in place of the node's
 */
@ApiType
public record ISCSIPersistentVolumeSource(
    @Field(value = 1, required = true) String targetPortal,
    @Field(value = 2, required = true) String iqn,
    @Field(value = 3, required = true) int lun,
    @Field(4) @Default("\"default\"") String iscsiInterface,
    @Field(5) String fsType,
    @Field(6) boolean readOnly,
    @Field(7) @Atomic List<String> portals,
    @Field(8) boolean chapAuthDiscovery,
    @Field(11) boolean chapAuthSession,
    @Field(10) @Nullable SecretReference secretRef,
    @Field(12) @Nullable String initiatorName)
    implements ApiStruct<ISCSIPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static ISCSIPersistentVolumeSourceBuilder builder() {
    return new ISCSIPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public ISCSIPersistentVolumeSourceBuilder toBuilder() {
    return new ISCSIPersistentVolumeSourceBuilder(this);
  }
}
