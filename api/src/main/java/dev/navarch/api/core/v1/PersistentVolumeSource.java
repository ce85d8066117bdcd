package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * The real storage behind a persistent volume; exactly one member may be set.
 *
 * @param gcePersistentDisk Google Compute Engine disk provisioned by an administrator; deprecated
 *     in favour of its CSI driver
 * @param awsElasticBlockStore Amazon EBS disk provisioned by an administrator; deprecated in favour
 *     of its CSI driver
 * @param hostPath Path on one node, for single-node testing only; it does not follow pods to other
 *     nodes
 * @param glusterfs Gluster volume offered to the whole cluster; deprecated and no longer supported
 * @param nfs NFS export offered to the cluster
 * @param rbd Ceph block image offered to the cluster; deprecated and no longer supported
 * @param iscsi iSCSI disk provisioned by an administrator and attached to nodes on demand
 * @param cinder OpenStack Cinder disk offered to the cluster; deprecated in favour of its CSI
 *     driver
 * @param cephfs Ceph file system offered to the cluster; deprecated and no longer supported
 * @param fc Fibre Channel device attached to whichever node runs the pod
 * @param flocker Flocker dataset attached to the consuming node; deprecated and no longer supported
 * @param flexVolume Storage driven by a FlexVolume executable; deprecated, write a CSI driver
 *     instead
 * @param azureFile Azure Files share offered to the cluster; deprecated in favour of its CSI driver
 * @param vsphereVolume vSphere VMDK disk offered to the cluster; deprecated in favour of its CSI
 *     driver
 * @param quobyte Quobyte volume offered to the cluster; deprecated and no longer supported
 * @param azureDisk Azure data disk offered to the cluster; deprecated in favour of its CSI driver
 * @param photonPersistentDisk Photon Controller disk offered to the cluster; deprecated and no
 *     longer supported
 * @param portworxVolume Portworx volume offered to the cluster; deprecated in favour of its CSI
 *     driver
 * @param scaleIO ScaleIO volume offered to the cluster; deprecated and no longer supported
 * @param local Disk, partition or directory fixed to one node; needs node affinity naming that node
 * @param storageos StorageOS volume offered to the cluster; deprecated and no longer supported
 * @param csi Volume managed by an external CSI driver
 */
@ApiType
public record PersistentVolumeSource(
    @Field(1) @Nullable GCEPersistentDiskVolumeSource gcePersistentDisk,
    @Field(2) @Nullable AWSElasticBlockStoreVolumeSource awsElasticBlockStore,
    @Field(3) @Nullable HostPathVolumeSource hostPath,
    @Field(4) @Nullable GlusterfsPersistentVolumeSource glusterfs,
    @Field(5) @Nullable NFSVolumeSource nfs,
    @Field(6) @Nullable RBDPersistentVolumeSource rbd,
    @Field(7) @Nullable ISCSIPersistentVolumeSource iscsi,
    @Field(8) @Nullable CinderPersistentVolumeSource cinder,
    @Field(9) @Nullable CephFSPersistentVolumeSource cephfs,
    @Field(10) @Nullable FCVolumeSource fc,
    @Field(11) @Nullable FlockerVolumeSource flocker,
    @Field(12) @Nullable FlexPersistentVolumeSource flexVolume,
    @Field(13) @Nullable AzureFilePersistentVolumeSource azureFile,
    @Field(14) @Nullable VsphereVirtualDiskVolumeSource vsphereVolume,
    @Field(15) @Nullable QuobyteVolumeSource quobyte,
    @Field(16) @Nullable AzureDiskVolumeSource azureDisk,
    @Field(17) @Nullable PhotonPersistentDiskVolumeSource photonPersistentDisk,
    @Field(18) @Nullable PortworxVolumeSource portworxVolume,
    @Field(19) @Nullable ScaleIOPersistentVolumeSource scaleIO,
    @Field(20) @Nullable LocalVolumeSource local,
    @Field(21) @Nullable StorageOSPersistentVolumeSource storageos,
    @Field(22) @Nullable CSIPersistentVolumeSource csi)
    implements ApiStruct<PersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static PersistentVolumeSourceBuilder builder() {
    return new PersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeSourceBuilder toBuilder() {
    return new PersistentVolumeSourceBuilder(this);
  }
}
