package dev.navarch.api.core.v1;

import static dev.navarch.api.core.v1.ResourceDefaultsTest.amounts;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PersistentVolumeDefaultsTest {
  @Test
  void aVolumeIsPendingAndKept() {
    PersistentVolume out =
        PersistentVolumeDefaults.persistentVolume(PersistentVolume.builder().build());

    assertThat(out)
        .isEqualTo(
            PersistentVolume.builder()
                .spec(s -> s.persistentVolumeReclaimPolicy("Retain").volumeMode("Filesystem"))
                .status(s -> s.phase("Pending"))
                .build());
    assertThat(PersistentVolumeDefaults.persistentVolume(out)).isSameAs(out);
  }

  @Test
  void whatAVolumeStatesStays() {
    PersistentVolume stated =
        PersistentVolume.builder()
            .spec(s -> s.persistentVolumeReclaimPolicy("Delete").volumeMode("Block"))
            .status(s -> s.phase("Bound"))
            .build();

    assertThat(PersistentVolumeDefaults.persistentVolume(stated)).isSameAs(stated);
  }

  @Test
  void aClaimIsPendingForAFileSystem() {
    PersistentVolumeClaim claim =
        PersistentVolumeDefaults.persistentVolumeClaim(PersistentVolumeClaim.builder().build());
    PersistentVolumeClaimSpec spec =
        PersistentVolumeDefaults.persistentVolumeClaimSpec(
            PersistentVolumeClaimSpec.builder().build());

    assertThat(claim.status().phase()).isEqualTo("Pending");
    assertThat(PersistentVolumeDefaults.persistentVolumeClaim(claim)).isSameAs(claim);
    assertThat(spec.volumeMode()).isEqualTo("Filesystem");
    assertThat(PersistentVolumeDefaults.persistentVolumeClaimSpec(spec)).isSameAs(spec);
  }

  @Test
  void whatAClaimStatesStays() {
    PersistentVolumeClaim claim =
        PersistentVolumeClaim.builder().status(s -> s.phase("Lost")).build();
    PersistentVolumeClaimSpec spec =
        PersistentVolumeClaimSpec.builder().volumeMode("Block").build();

    assertThat(PersistentVolumeDefaults.persistentVolumeClaim(claim)).isSameAs(claim);
    assertThat(PersistentVolumeDefaults.persistentVolumeClaimSpec(spec)).isSameAs(spec);
  }

  @Test
  void amountsAreRoundedUpToThousandths() {
    assertThat(
            PersistentVolumeDefaults.persistentVolumeSpec(
                PersistentVolumeSpec.builder().capacity(amounts(Map.of("storage", "1u"))).build()))
        .isEqualTo(
            PersistentVolumeSpec.builder().capacity(amounts(Map.of("storage", "1m"))).build());
    assertThat(
            PersistentVolumeDefaults.persistentVolumeClaimStatus(
                PersistentVolumeClaimStatus.builder()
                    .capacity(amounts(Map.of("storage", "1u")))
                    .allocatedResources(amounts(Map.of("storage", "2u")))
                    .build()))
        .isEqualTo(
            PersistentVolumeClaimStatus.builder()
                .capacity(amounts(Map.of("storage", "1m")))
                .allocatedResources(amounts(Map.of("storage", "1m")))
                .build());
  }
}
