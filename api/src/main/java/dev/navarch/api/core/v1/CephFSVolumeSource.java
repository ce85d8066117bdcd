package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ceph file system used directly by a pod; unsupported by current kubelets.
 *
 * @param monitors Ceph monitors through which the file system is mounted
 * @param path Directory of the Ceph tree to mount as root; / if unset
 * @param user Ceph user to mount as; admin if unset
 * @param secretFile File on the node with the user's key; /etc/ceph/user.secret if unset
 * @param secretRef Secret in the pod's namespace with the Ceph key; takes precedence over
 *     secretFile
 * @param readOnly Mount the Ceph tree without write access; false if unset
 */
@ApiType
public record CephFSVolumeSource(
    @Field(value = 1, required = true) @Atomic List<String> monitors,
    @Field(2) String path,
    @Field(3) String user,
    @Field(4) String secretFile,
    @Field(5) @Nullable LocalObjectReference secretRef,
    @Field(6) boolean readOnly)
    implements ApiStruct<CephFSVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static CephFSVolumeSourceBuilder builder() {
    return new CephFSVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public CephFSVolumeSourceBuilder toBuilder() {
    return new CephFSVolumeSourceBuilder(this);
  }
}
