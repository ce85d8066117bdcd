package dev.navarch.api.storage.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.defaults.Contexts;
import dev.navarch.apimachinery.runtime.DefaultingContext;
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
    CSIDriver out = StorageDefaults.csiDriver(CSIDriver.builder().build(), Contexts.NEWEST);

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
    assertThat(StorageDefaults.csiDriver(out, Contexts.NEWEST)).isSameAs(out);
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

    assertThat(StorageDefaults.csiDriver(stated, Contexts.NEWEST)).isSameAs(stated);
  }

  @Test
  void theGateMakesSchedulingWithoutTheDriverAChoice() {
    DefaultingContext gate = Contexts.newest("VolumeLimitScaling");
    CSIDriver in = CSIDriver.builder().build();
    CSIDriver stated = in.toBuilder().spec(s -> s.preventPodSchedulingIfMissing(true)).build();

    assertThat(StorageDefaults.csiDriver(in, gate).spec().preventPodSchedulingIfMissing())
        .isFalse();
    assertThat(StorageDefaults.csiDriver(stated, gate).spec().preventPodSchedulingIfMissing())
        .isTrue();
    assertThat(
            StorageDefaults.csiDriver(in, Contexts.NEWEST).spec().preventPodSchedulingIfMissing())
        .isNull();
  }
}
