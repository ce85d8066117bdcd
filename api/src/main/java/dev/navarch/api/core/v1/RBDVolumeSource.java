package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ceph RADOS block image used directly by a pod; unsupported by current kubelets.
 *
 * @param monitors Addresses of the Ceph monitors to contact
 * @param image RADOS block image to map
 * @param fsType File system expected on the image, such as ext4 or xfs; ext4 if unset
 * @param pool RADOS pool that holds the image; rbd if unset
 * @param user RADOS user to authenticate as; admin if unset
 * @param keyring Path on the node of the user's key ring; /etc/ceph/keyring if unset
 * @param secretRef Secret in the pod's namespace with the RADOS user's key; takes precedence over
 *     keyring
 * @param readOnly Map the image without write access; false if unset
 */
@ApiType
public record RBDVolumeSource(
    @Field(value = 1, required = true) @Atomic List<String> monitors,
    @Field(value = 2, required = true) String image,
    @Field(3) String fsType,
    @Field(4) @Default("\"rbd\"") String pool,
    @Field(5) @Default("\"admin\"") String user,
    @Field(6) @Default("\"/etc/ceph/keyring\"") String keyring,
    @Field(7) @Nullable LocalObjectReference secretRef,
    @Field(8) boolean readOnly)
    implements ApiStruct<RBDVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static RBDVolumeSourceBuilder builder() {
    return new RBDVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public RBDVolumeSourceBuilder toBuilder() {
    return new RBDVolumeSourceBuilder(this);
  }
}
