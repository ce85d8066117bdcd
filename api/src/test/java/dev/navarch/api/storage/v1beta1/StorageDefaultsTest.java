package dev.navarch.api.storage.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StorageDefaultsTest {
  @Test
  void aStorageClassDeletesVolumesAndBindsAtOnce() {
    StorageClass out = StorageDefaults.storageClass(StorageClass.builder().build());

    assertThat(out)
        .isEqualTo(
            StorageClass.builder().reclaimPolicy("Delete").volumeBindingMode("Immediate").build());
    assertThat(StorageDefaults.storageClass(out)).isSameAs(out);
    StorageClass stated =
        StorageClass.builder()
            .reclaimPolicy("Retain")
            .volumeBindingMode("WaitForFirstConsumer")
            .build();
    assertThat(StorageDefaults.storageClass(stated)).isSameAs(stated);
  }

  @Test
  void aDriverAttachesPersistentVolumes() {
    CSIDriver out = StorageDefaults.csiDriver(CSIDriver.builder().build());

    assertThat(out.spec())
        .isEqualTo(
            CSIDriverSpec.builder()
                .attachRequired(true)
                .podInfoOnMount(false)
                .storageCapacity(false)
                .fsGroupPolicy("ReadWriteOnceWithFSType")
                .addToVolumeLifecycleModes("Persistent")
                .requiresRepublish(false)
                .seLinuxMount(false)
                .build());
    assertThat(StorageDefaults.csiDriver(out)).isSameAs(out);
  }

  @Test
  void whatADriverStatesStays() {
    CSIDriver stated =
        CSIDriver.builder()
            .spec(s ->
                s.attachRequired(false)
                    .podInfoOnMount(true)
                    .storageCapacity(true)
                    .fsGroupPolicy("None")
                    .addToVolumeLifecycleModes("Ephemeral")
                    .requiresRepublish(true)
                    .seLinuxMount(true))
            .build();

    assertThat(StorageDefaults.csiDriver(stated)).isSameAs(stated);
  }
}
