package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ceph RADOS block image behind a persistent volume; unsupported by current kubelets.
 *
 * @param monitors Ceph monitor addresses the node connects to
 * @param image Name of the RADOS image holding the data
 * @param fsType File system on the image, one the node supports; ext4 if unset
 * @param pool Ceph pool the image is stored in; rbd if unset
 * @param user Ceph account used to map the image; admin if unset
 * @param keyring Key ring file on the node; /etc/ceph/keyring if unset
 * @param secretRef Secret, in a stated namespace, with the Ceph key; takes precedence over keyring
 * @param readOnly Keep the RADOS image from being written; false if unset
 */
@ApiType
public record RBDPersistentVolumeSource(
    @Field(value = 1, required = true) @Atomic List<String> monitors,
    @Field(value = 2, required = true) String image,
    @Field(3) String fsType,
    @Field(4) @Default("\"rbd\"") String pool,
    @Field(5) @Default("\"admin\"") String user,
    @Field(6) @Default("\"/etc/ceph/keyring\"") String keyring,
    @Field(7) @Nullable SecretReference secretRef,
    @Field(8) boolean readOnly)
    implements ApiStruct<RBDPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static RBDPersistentVolumeSourceBuilder builder() {
    return new RBDPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public RBDPersistentVolumeSourceBuilder toBuilder() {
    return new RBDPersistentVolumeSourceBuilder(this);
  }
}
