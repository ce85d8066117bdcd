package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ceph file system behind a persistent volume; unsupported by current kubelets.
 *
 * @param monitors Addresses of the monitors of the Ceph cluster
 * @param path Subdirectory of the file system to expose; / if unset
 * @param user Ceph account for the mount; admin if unset
 * @param secretFile Node path of the key file; /etc/ceph/user.secret if unset
 * @param secretRef Secret, in a stated namespace, with the Ceph key; takes precedence over
 *     secretFile
 * @param readOnly Deny writes to the Ceph file system; false if unset
 */
@ApiType
public record CephFSPersistentVolumeSource(
    @Field(value = 1, required = true) @Atomic List<String> monitors,
    @Field(2) String path,
    @Field(3) String user,
    @Field(4) String secretFile,
    @Field(5) @Nullable SecretReference secretRef,
    @Field(6) boolean readOnly)
    implements ApiStruct<CephFSPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static CephFSPersistentVolumeSourceBuilder builder() {
    return new CephFSPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public CephFSPersistentVolumeSourceBuilder toBuilder() {
    return new CephFSPersistentVolumeSourceBuilder(this);
  }
}
