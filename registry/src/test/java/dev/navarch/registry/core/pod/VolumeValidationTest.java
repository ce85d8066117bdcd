package dev.navarch.registry.core.pod;

import static dev.navarch.registry.core.pod.PodDocuments.container;
import static dev.navarch.registry.core.pod.PodDocuments.created;
import static dev.navarch.registry.core.pod.PodDocuments.pod;
import static dev.navarch.registry.core.pod.PodDocuments.spec;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VolumeValidationTest {

  private static List<String> volume(String source) {
    return spec("volumes: [{name: v, " + source + "}]");
  }

  @Test
  void aVolumeHasANameAndOneSource() {
    assertThat(spec("volumes: [{emptyDir: {}}]"))
        .containsExactly("spec.volumes[0].name: Required value");
    assertThat(volume("emptyDir: {}, hostPath: {path: /}"))
        .containsExactly(
            "spec.volumes[0].hostPath: Forbidden: may not specify more than 1 volume type");
    assertThat(spec("volumes: [{name: v, emptyDir: {}}, {name: v, emptyDir: {}}]"))
        .containsExactly("spec.volumes[1].name: Duplicate value: \"v\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hostPath: {path: ''} | hostPath.path: Required value",
        "hostPath: {path: /a/../b} | hostPath.path: Invalid value: \"/a/../b\": must not contain '..'",
        "gcePersistentDisk: {pdName: ''} | persistentDisk.pdName: Required value",
        "awsElasticBlockStore: {volumeID: ''} | awsElasticBlockStore.volumeID: Required value",
        "secret: {secretName: ''} | secret.secretName: Required value",
        "nfs: {server: s, path: a} | nfs.path: Invalid value: \"a\": must be an absolute path",
        "iscsi: {targetPortal: p, iqn: x, lun: 1} | iscsi.iqn: Invalid value: \"x\": must be valid"
            + " format starting with iqn, eui, or naa",
        "glusterfs: {endpoints: '', path: p} | glusterfs.endpoints: Required value",
        "flocker: {} | flocker: Required value: one of datasetName and datasetUUID is required",
        "persistentVolumeClaim: {claimName: ''} | persistentVolumeClaim.claimName: Required value",
        "rbd: {monitors: [], image: i} | rbd.monitors: Required value",
        "cinder: {volumeID: ''} | cinder.volumeID: Required value",
        "cephfs: {monitors: []} | cephfs.monitors: Required value",
        "quobyte: {registry: a, volume: v} | quobyte.registry: Invalid value: \"a\": must be a"
            + " host:port pair or multiple pairs separated by commas",
        "downwardAPI: {items: [{path: p}]} | downwardAPI: Required value: one of fieldRef and"
            + " resourceFieldRef is required",
        "fc: {} | fc.targetWWNs: Required value: must specify either targetWWNs or wwids, but not"
            + " both",
        "flexVolume: {driver: d, options: {k8s.io/a: b}} | flexVolume.options[k8s.io/a]: Invalid"
            + " value: \"k8s.io/a\": kubernetes.io and k8s.io namespaces are reserved",
        "configMap: {name: ''} | configMap.name: Required value",
        "azureFile: {secretName: s, shareName: ''} | azureFile.shareName: Required value",
        "vsphereVolume: {volumePath: ''} | vsphereVolume.volumePath: Required value",
        "photonPersistentDisk: {pdID: ''} | photonPersistentDisk.pdID: Required value",
        "portworxVolume: {volumeID: ''} | portworxVolume.volumeID: Required value",
        "azureDisk: {diskName: d, diskURI: u, kind: Managed} | azureDisk.diskURI: Unsupported value:"
            + " \"u\": supported values:"
            + " \"/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}\"",
        "storageos: {} | storageos.volumeName: Required value",
        "projected: {sources: [{secret: {name: ''}}]} | projected.sources[0].secret.name: Required"
            + " value",
        "scaleIO: {gateway: g, system: '', secretRef: {}, volumeName: v} | scaleIO.system: Required"
            + " value",
        "csi: {driver: d, nodePublishSecretRef: {name: ''}} | csi.nodePublishSecretRef.name: Required"
            + " value",
        "ephemeral: {} | ephemeral.volumeClaimTemplate: Required value",
        "image: {reference: ''} | image.reference: Required value",
        "emptyDir: {sizeLimit: -1} | emptyDir.sizeLimit: Forbidden: SizeLimit field must be a valid"
            + " resource quantity",
        "gitRepo: {repository: ''} | gitRepo.repository: Required value",
        "secret: {secretName: s, defaultMode: 512} | secret.defaultMode: Invalid value: 512: must be"
            + " a number between 0 and 0777 (octal), both inclusive",
      })
  void everySourceIsChecked(String source, String error) {
    assertThat(volume(source)).containsExactly("spec.volumes[0]." + error);
  }

  @Test
  void aSourceThatIsNotNamedIsMissing() {
    assertThat(spec("volumes: [{name: v, flexVolume: null, iscsi: null, emptyDir: {}}]")).isEmpty();
    assertThat(volume("hostPath: {path: /x, type: Dir}"))
        .containsExactly(
            "spec.volumes[0].hostPath.type: Unsupported value: \"Dir\": supported values: \"\","
                + " \"BlockDevice\", \"CharDevice\", \"Directory\", \"DirectoryOrCreate\","
                + " \"File\", \"FileOrCreate\", \"Socket\"");
  }

  @Test
  void sourcesOfOneVolumeDoNotWriteTheSameFile() {
    assertThat(
            volume(
                "projected: {sources: [{secret: {name: s, items: [{key: a, path: p}]}},"
                    + " {configMap: {name: m, items: [{key: b, path: p}, {key: c, path: ../q}]}}]}"))
        .containsExactly(
            "spec.volumes[0].projected: Invalid value: \"m\": conflicting duplicate paths",
            "spec.volumes[0].projected.sources[1].configMap.items[1].path: Invalid value:"
                + " \"../q\": must not contain '..'");
  }

  @Test
  void tokensLastAtLeastTenMinutesAndBelongToAnAccount() {
    assertThat(
            volume(
                "projected: {sources: [{serviceAccountToken: {path: t, expirationSeconds: 60}}]}"))
        .containsExactly(
            "spec.volumes[0].projected.sources[0].serviceAccountToken.expirationSeconds: Invalid"
                + " value: 60: may not specify a duration less than 10 minutes",
            "spec.volumes[0].projected.sources[0].serviceAccountToken: Forbidden: must not be"
                + " specified when serviceAccountName is not set");
  }

  @Test
  void aClaimThatThePodMakesIsNotUsedTwice() {
    String template =
        "{volumeClaimTemplate: {spec: {accessModes: [ReadWriteOnce], resources: {requests:"
            + " {storage: 1Gi}}}}}";

    assertThat(
            spec(
                "volumes: [{name: v, ephemeral: "
                    + template
                    + "}, {name: w, persistentVolumeClaim: {claimName: x-v}}]"))
        .containsExactly(
            "spec.volumes[1].persistentVolumeClaim.claimName: Invalid value: \"x-v\": must not"
                + " reference a PVC that gets created for an ephemeral volume");
    assertThat(volume("ephemeral: {volumeClaimTemplate: {metadata: {name: a}, spec: {}}}"))
        .containsExactly(
            "spec.volumes[0].ephemeral.volumeClaimTemplate.metadata.name: Forbidden: cannot be set",
            "spec.volumes[0].ephemeral.volumeClaimTemplate.spec.accessModes: Required value: at"
                + " least 1 access mode is required",
            "spec.volumes[0].ephemeral.volumeClaimTemplate.spec.resources[storage]: Required"
                + " value");
  }

  @Test
  void mountsNameVolumesOfThePod() {
    assertThat(container("volumeMounts: [{name: nosuch, mountPath: /x}]"))
        .containsExactly("spec.containers[0].volumeMounts[0].name: Not found: \"nosuch\"");
    assertThat(container("volumeMounts: [{name: '', mountPath: ''}]"))
        .containsExactly(
            "spec.containers[0].volumeMounts[0].name: Required value",
            "spec.containers[0].volumeMounts[0].name: Not found: \"\"",
            "spec.containers[0].volumeMounts[0].mountPath: Required value");
  }

  @Test
  void mountsDoNotCollideNorLeadOut() {
    assertThat(
            created(
                pod(
                    "volumes: [{name: v, emptyDir: {}}], containers: [{name: c, image: i,"
                        + " volumeMounts: [{name: v, mountPath: /a, subPath: ../b}, {name: v,"
                        + " mountPath: /a, mountPropagation: Bidirectional, recursiveReadOnly:"
                        + " Enabled}], volumeDevices: [{name: v, devicePath: /d}]}]")))
        .containsExactly(
            "spec.containers[0].volumeMounts[0].name: Invalid value: \"v\": must not already exist"
                + " in volumeDevices",
            "spec.containers[0].volumeMounts.subPath: Invalid value: \"../b\": must not contain"
                + " '..'",
            "spec.containers[0].volumeMounts[1].mountPath: Invalid value: \"/a\": must be unique",
            "spec.containers[0].volumeMounts[1].name: Invalid value: \"v\": must not already exist"
                + " in volumeDevices",
            "spec.containers[0].volumeMounts.mountPropagation: Forbidden: Bidirectional mount"
                + " propagation is available only to privileged containers",
            "spec.containers[0].volumeMounts.recursiveReadOnly: Forbidden: may only be specified"
                + " when readOnly is true",
            "spec.containers[0].volumeMounts.recursiveReadOnly: Forbidden: may only be specified"
                + " when mountPropagation is None or not specified",
            "spec.containers[0].volumeDevices[0].name: Invalid value: \"v\": can only use volume"
                + " source type of PersistentVolumeClaim or Ephemeral for block mode",
            "spec.containers[0].volumeDevices[0].name: Invalid value: \"v\": must not already exist"
                + " in volumeMounts");
  }
}
