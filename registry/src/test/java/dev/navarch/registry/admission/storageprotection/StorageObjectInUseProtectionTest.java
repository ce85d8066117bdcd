package dev.navarch.registry.admission.storageprotection;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.PersistentVolume;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.storage.v1.VolumeAttributesClass;
import dev.navarch.registry.admission.AdmissionBench;
import java.util.List;
import org.junit.jupiter.api.Test;

class StorageObjectInUseProtectionTest {
  private final AdmissionBench bench = new AdmissionBench();
  private final StorageObjectInUseProtection plugin = new StorageObjectInUseProtection();

  @Test
  void newStorageGetsTheFinalizerOfItsKind() {
    PersistentVolume volume = PersistentVolume.builder().metadata(m -> m.name("v")).build();
    PersistentVolumeClaim claim =
        PersistentVolumeClaim.builder()
            .metadata(m -> m.name("c").namespace("n").finalizers(List.of("mine")))
            .build();
    VolumeAttributesClass attributes =
        VolumeAttributesClass.builder().metadata(m -> m.name("a")).build();

    assertThat(
            admitted(plugin, bench.create("", "persistentvolumes", volume), volume)
                .metadata()
                .finalizers())
        .containsExactly("kubernetes.io/pv-protection");
    assertThat(
            admitted(plugin, bench.create("", "persistentvolumeclaims", claim), claim)
                .metadata()
                .finalizers())
        .containsExactly("mine", "kubernetes.io/pvc-protection");
    assertThat(
            admitted(
                    plugin,
                    bench.create("storage.k8s.io", "volumeattributesclasses", attributes),
                    attributes)
                .metadata()
                .finalizers())
        .containsExactly("kubernetes.io/vac-protection");
  }

  @Test
  void whatIsProtectedAlreadyStaysAsItIs() {
    PersistentVolume volume =
        PersistentVolume.builder()
            .metadata(m -> m.name("v").finalizers(List.of("kubernetes.io/pv-protection")))
            .build();

    assertThat(plugin.admit(bench.create("", "persistentvolumes", volume), volume))
        .isSameAs(volume);
  }
}
