package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * iSCSI disk used directly by a pod; writable by only one node at a time.
 *
 * @param targetPortal Address of the target portal, as IP or IP:port when the port is not 860 or
 *     3260
 * @param iqn Qualified name of the iSCSI target
 * @param lun Logical unit number on the target
 * @param iscsiInterface iSCSI transport to use; default means TCP
 * @param fsType File system on the logical unit; ext4 if unset
 * @param readOnly Attach the logical unit without write access; false if unset
 * @param portals Further portals of the target, for multipath
 * @param chapAuthDiscovery Authenticate target discovery by CHAP
 * @param chapAuthSession Authenticate the session itself by CHAP
 * @param secretRef Secret in the pod's namespace with CHAP credentials
 * @param initiatorName Initiator name to present instead of the node's; creates a separate iSCSI
 *     interface
 */
@ApiType
public record ISCSIVolumeSource(
    @Field(value = 1, required = true) String targetPortal,
    @Field(value = 2, required = true) String iqn,
    @Field(value = 3, required = true) int lun,
    @Field(4) @Default("\"default\"") String iscsiInterface,
    @Field(5) String fsType,
    @Field(6) boolean readOnly,
    @Field(7) @Atomic List<String> portals,
    @Field(8) boolean chapAuthDiscovery,
    @Field(11) boolean chapAuthSession,
    @Field(10) @Nullable LocalObjectReference secretRef,
    @Field(12) @Nullable String initiatorName)
    implements ApiStruct<ISCSIVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static ISCSIVolumeSourceBuilder builder() {
    return new ISCSIVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public ISCSIVolumeSourceBuilder toBuilder() {
    return new ISCSIVolumeSourceBuilder(this);
  }
}
