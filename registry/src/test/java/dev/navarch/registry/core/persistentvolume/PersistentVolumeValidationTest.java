package dev.navarch.registry.core.persistentvolume;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.PersistentVolume;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PersistentVolumeValidationTest {
  private static final String USUAL = "capacity: {storage: 1Gi}, accessModes: [ReadWriteOnce], ";
  private static final String DATA = "hostPath: {path: /data, type: ''}";

  private static PersistentVolume volume(String spec) {
    return Received.object(
        PersistentVolume.class,
        "{apiVersion: v1, kind: PersistentVolume, metadata: {name: x}, spec: {" + spec + "}}");
  }

  private static List<String> created(String spec) {
    return texts(PersistentVolumeValidation.create(volume(spec)));
  }

  private static List<String> updated(String spec, String before) {
    return texts(PersistentVolumeValidation.update(volume(spec), volume(before)));
  }

  @Test
  void volumesHaveASizeAModeAndAPlace() {
    assertThat(created(""))
        .containsExactly(
            "spec.accessModes: Required value",
            "spec.capacity: Required value",
            "spec.capacity: Unsupported value: null: supported values: \"storage\"",
            "spec: Required value: must specify a volume type");
    assertThat(created(USUAL + DATA)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`hostPath: {path: a/../b}`|spec.hostPath.path: Invalid value: \"a/../b\": must not contain"
            + " '..'",
        "`hostPath: {path: /a}, nfs: {server: s, path: /}`|spec.nfs: Forbidden: may not specify more"
            + " than 1 volume type",
        "`nfs: {server: s, path: a}`|spec.nfs.path: Invalid value: \"a\": must be an absolute path",
        "`csi: {driver: d.example}`|spec.csi.volumeHandle: Required value",
        "`hostPath: {path: /./}, persistentVolumeReclaimPolicy: Recycle`"
            + "|spec.persistentVolumeReclaimPolicy: Forbidden: may not be 'recycle' for a hostPath"
            + " mount of '/'",
        "`hostPath: {path: /a}, persistentVolumeReclaimPolicy: X`"
            + "|spec.persistentVolumeReclaimPolicy: Unsupported value: \"X\": supported values:"
            + " \"Delete\", \"Recycle\", \"Retain\"",
        "`hostPath: {path: /a}, volumeMode: X`|spec.volumeMode: Unsupported value: \"X\": supported"
            + " values: \"Block\", \"Filesystem\"",
        "`hostPath: {path: /a}, nodeAffinity: {}`|spec.nodeAffinity.required: Required value: must"
            + " specify required node constraints"
      })
  void placesAreToldInFull(String spec, String expected) {
    assertThat(created(USUAL + spec)).containsExactly(expected);
  }

  @Test
  void oneAccessModeGoesWithNoOther() {
    assertThat(
            created(
                "capacity: {storage: 1Gi}, accessModes: [ReadWriteOncePod, ReadWriteOnce], "
                    + DATA))
        .containsExactly(
            "spec.accessModes: Forbidden: may not use ReadWriteOncePod with other access modes");
    assertThat(created("capacity: {storage: 1Gi}, accessModes: [X], " + DATA))
        .containsExactly(
            "spec.accessModes: Unsupported value: \"X\": supported values: \"ReadOnlyMany\","
                + " \"ReadWriteMany\", \"ReadWriteOnce\", \"ReadWriteOncePod\"");
  }

  @Test
  void thePlaceIsImmutable() {
    assertThat(updated(USUAL + "hostPath: {path: /other, type: ''}", USUAL + DATA))
        .containsExactly(
            """
            spec.persistentvolumesource: Forbidden: spec.persistentvolumesource is immutable after \
            creation
            @@ -2,7 +2,7 @@
              "GCEPersistentDisk": null,
              "AWSElasticBlockStore": null,
              "HostPath": {
            -  "Path": "/data",
            +  "Path": "/other",
               "Type": ""
              },
              "Glusterfs": null,
            """);
  }

  @Test
  void theModeIsImmutable() {
    assertThat(updated(USUAL + DATA + ", volumeMode: Block", USUAL + DATA))
        .containsExactly("volumeMode: Invalid value: \"Block\": field is immutable");
  }
}
