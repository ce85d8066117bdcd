package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Where a pod volume gets its content; exactly one member may be set.
 *
 * @param hostPath File or directory of the node itself, exposed to the pod; risky because it
 *     reaches past isolation
 * @param emptyDir Scratch space created empty when the pod lands on a node and erased when it
 *     leaves
 * @param gcePersistentDisk Google Compute Engine disk attached to the node; deprecated, served by
 *     the pd.csi.storage.gke.io driver
 * @param awsElasticBlockStore Amazon EBS disk attached to the node; deprecated, served by the
 *     ebs.csi.aws.com driver
 * @param gitRepo Git checkout made at pod start; deprecated, prefer an init container that clones
 *     into an emptyDir
 * @param secret Files filled from the keys of a Secret in the pod's namespace
 * @param nfs Directory exported by an NFS server
 * @param iscsi Block device reached over iSCSI, attached to the node and then mounted
 * @param glusterfs Gluster volume mounted for the pod; deprecated and no longer supported by
 *     kubelets
 * @param persistentVolumeClaim Storage obtained through a claim that lives in the pod's namespace
 * @param rbd Ceph RADOS block image mapped on the node; deprecated and no longer supported by
 *     kubelets
 * @param flexVolume Volume handled by an executable FlexVolume plugin on the node; deprecated in
 *     favour of CSI
 * @param cinder OpenStack Cinder disk attached to the node; deprecated, served by the
 *     cinder.csi.openstack.org driver
 * @param cephfs Ceph file system mounted for the pod; deprecated and no longer supported by
 *     kubelets
 * @param flocker Dataset managed by a Flocker control service; deprecated and no longer supported
 * @param downwardAPI Files filled with facts about the pod itself, such as labels or resource
 *     limits
 * @param fc Fibre Channel device attached to the node and offered to the pod
 * @param azureFile Azure Files share mounted over SMB; deprecated, served by the file.csi.azure.com
 *     driver
 * @param configMap Files filled from the keys of a ConfigMap in the pod's namespace
 * @param vsphereVolume VMDK disk attached by vSphere; deprecated, served by the
 *     csi.vsphere.vmware.com driver
 * @param quobyte Quobyte volume mounted from its registry; deprecated and no longer supported
 * @param azureDisk Azure data disk attached to the node; deprecated, served by the
 *     disk.csi.azure.com driver
 * @param photonPersistentDisk Disk of a VMware Photon Controller; deprecated and no longer
 *     supported
 * @param projected One directory combining secrets, config maps, tokens, certificates and downward
 *     API files
 * @param portworxVolume Portworx volume attached to the node; deprecated, served by the
 *     pxd.portworx.com driver
 * @param scaleIO Dell ScaleIO volume attached to the node; deprecated and no longer supported
 * @param storageos StorageOS volume attached to the node; deprecated and no longer supported
 * @param csi Inline volume created by a CSI driver for this pod and removed along with it
 * @param ephemeral Claim made from a template for this pod, owned by the pod and deleted with it
 * @param image Read-only content of an OCI image or artifact pulled onto the node
 */
@ApiType
public record VolumeSource(
    @Field(1) @Nullable HostPathVolumeSource hostPath,
    @Field(2) @Nullable EmptyDirVolumeSource emptyDir,
    @Field(3) @Nullable GCEPersistentDiskVolumeSource gcePersistentDisk,
    @Field(4) @Nullable AWSElasticBlockStoreVolumeSource awsElasticBlockStore,
    @Field(5) @Nullable GitRepoVolumeSource gitRepo,
    @Field(6) @Nullable SecretVolumeSource secret,
    @Field(7) @Nullable NFSVolumeSource nfs,
    @Field(8) @Nullable ISCSIVolumeSource iscsi,
    @Field(9) @Nullable GlusterfsVolumeSource glusterfs,
    @Field(10) @Nullable PersistentVolumeClaimVolumeSource persistentVolumeClaim,
    @Field(11) @Nullable RBDVolumeSource rbd,
    @Field(12) @Nullable FlexVolumeSource flexVolume,
    @Field(13) @Nullable CinderVolumeSource cinder,
    @Field(14) @Nullable CephFSVolumeSource cephfs,
    @Field(15) @Nullable FlockerVolumeSource flocker,
    @Field(16) @Nullable DownwardAPIVolumeSource downwardAPI,
    @Field(17) @Nullable FCVolumeSource fc,
    @Field(18) @Nullable AzureFileVolumeSource azureFile,
    @Field(19) @Nullable ConfigMapVolumeSource configMap,
    @Field(20) @Nullable VsphereVirtualDiskVolumeSource vsphereVolume,
    @Field(21) @Nullable QuobyteVolumeSource quobyte,
    @Field(22) @Nullable AzureDiskVolumeSource azureDisk,
    @Field(23) @Nullable PhotonPersistentDiskVolumeSource photonPersistentDisk,
    @Field(26) @Nullable ProjectedVolumeSource projected,
    @Field(24) @Nullable PortworxVolumeSource portworxVolume,
    @Field(25) @Nullable ScaleIOVolumeSource scaleIO,
    @Field(27) @Nullable StorageOSVolumeSource storageos,
    @Field(28) @Nullable CSIVolumeSource csi,
    @Field(29) @Nullable EphemeralVolumeSource ephemeral,
    @Field(30) @Nullable ImageVolumeSource image)
    implements ApiStruct<VolumeSource> {
  /** Starts a value in which nothing is set. */
  public static VolumeSourceBuilder builder() {
    return new VolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public VolumeSourceBuilder toBuilder() {
    return new VolumeSourceBuilder(this);
  }
}
