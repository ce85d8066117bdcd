package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Volume type a policy can permit, such as configMap or hostPath; * stands for all. */
@ApiEnum
public final class FSType {
  public static final String AZURE_FILE = "azureFile";
  public static final String FLOCKER = "flocker";
  public static final String FLEX_VOLUME = "flexVolume";
  public static final String HOST_PATH = "hostPath";
  public static final String EMPTY_DIR = "emptyDir";
  public static final String GCE_PERSISTENT_DISK = "gcePersistentDisk";
  public static final String AWS_ELASTIC_BLOCK_STORE = "awsElasticBlockStore";
  public static final String GIT_REPO = "gitRepo";
  public static final String SECRET = "secret";
  public static final String NFS = "nfs";
  public static final String ISCSI = "iscsi";
  public static final String GLUSTERFS = "glusterfs";
  public static final String PERSISTENT_VOLUME_CLAIM = "persistentVolumeClaim";
  public static final String RBD = "rbd";
  public static final String CINDER = "cinder";
  public static final String CEPH_FS = "cephFS";
  public static final String DOWNWARD_API = "downwardAPI";
  public static final String FC = "fc";
  public static final String CONFIG_MAP = "configMap";
  public static final String VSPHERE_VOLUME = "vsphereVolume";
  public static final String QUOBYTE = "quobyte";
  public static final String AZURE_DISK = "azureDisk";
  public static final String PHOTON_PERSISTENT_DISK = "photonPersistentDisk";
  public static final String STORAGEOS = "storageos";
  public static final String PROJECTED = "projected";
  public static final String PORTWORX_VOLUME = "portworxVolume";
  public static final String SCALE_IO = "scaleIO";
  public static final String CSI = "csi";
  public static final String EPHEMERAL = "ephemeral";
  public static final String ALL = "*";

  private FSType() {}
}
