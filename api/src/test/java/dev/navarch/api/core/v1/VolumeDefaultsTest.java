package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VolumeDefaultsTest {
  @Test
  void aVolumeWithoutSourceIsAnEmptyFolder() {
    Volume in = Volume.builder().name("tmp").build();

    Volume out = VolumeDefaults.volume(in);

    assertThat(out)
        .isEqualTo(Volume.builder().name("tmp").volumeSource(s -> s.emptyDir(e -> {})).build());
    assertThat(VolumeDefaults.volume(out)).isSameAs(out);
  }

  @Test
  void aVolumeWithASourceStaysAsItIs() {
    Volume in = Volume.builder().volumeSource(s -> s.secret(c -> c.secretName("x"))).build();

    assertThat(VolumeDefaults.volume(in)).isSameAs(in);
  }

  @Test
  void aVolumeOfAnImageIsPulledLikeAContainersImage() {
    assertThat(VolumeDefaults.volume(image("data:1", "")))
        .isEqualTo(image("data:1", "IfNotPresent"));
    assertThat(VolumeDefaults.volume(image("data", ""))).isEqualTo(image("data", "Always"));
    Volume stated = image("data", "Never");
    assertThat(VolumeDefaults.volume(stated)).isSameAs(stated);
  }

  @Test
  void filesAreReadableForAllAndWritableForTheOwner() {
    assertThat(VolumeDefaults.secretVolumeSource(SecretVolumeSource.builder().build()))
        .isEqualTo(SecretVolumeSource.builder().defaultMode(420).build());
    assertThat(VolumeDefaults.configMapVolumeSource(ConfigMapVolumeSource.builder().build()))
        .isEqualTo(ConfigMapVolumeSource.builder().defaultMode(420).build());
    assertThat(VolumeDefaults.downwardAPIVolumeSource(DownwardAPIVolumeSource.builder().build()))
        .isEqualTo(DownwardAPIVolumeSource.builder().defaultMode(420).build());
    assertThat(VolumeDefaults.projectedVolumeSource(ProjectedVolumeSource.builder().build()))
        .isEqualTo(ProjectedVolumeSource.builder().defaultMode(420).build());
  }

  @Test
  void aStatedModeStaysEvenIfItIsZero() {
    SecretVolumeSource secret = SecretVolumeSource.builder().defaultMode(0).build();
    ConfigMapVolumeSource config = ConfigMapVolumeSource.builder().defaultMode(0).build();
    DownwardAPIVolumeSource downward = DownwardAPIVolumeSource.builder().defaultMode(0).build();
    ProjectedVolumeSource projected = ProjectedVolumeSource.builder().defaultMode(0).build();

    assertThat(VolumeDefaults.secretVolumeSource(secret)).isSameAs(secret);
    assertThat(VolumeDefaults.configMapVolumeSource(config)).isSameAs(config);
    assertThat(VolumeDefaults.downwardAPIVolumeSource(downward)).isSameAs(downward);
    assertThat(VolumeDefaults.projectedVolumeSource(projected)).isSameAs(projected);
  }

  @Test
  void aProjectedTokenLastsAnHour() {
    ServiceAccountTokenProjection in = ServiceAccountTokenProjection.builder().build();
    ServiceAccountTokenProjection stated = in.toBuilder().expirationSeconds(600L).build();

    assertThat(VolumeDefaults.serviceAccountTokenProjection(in))
        .isEqualTo(in.toBuilder().expirationSeconds(3600L).build());
    assertThat(VolumeDefaults.serviceAccountTokenProjection(stated)).isSameAs(stated);
  }

  @Test
  void aHostPathIsNotCheckedUnlessItHasAType() {
    HostPathVolumeSource in = HostPathVolumeSource.builder().path("/var").build();
    HostPathVolumeSource stated = in.toBuilder().type("Directory").build();

    assertThat(VolumeDefaults.hostPathVolumeSource(in)).isEqualTo(in.toBuilder().type("").build());
    assertThat(VolumeDefaults.hostPathVolumeSource(stated)).isSameAs(stated);
  }

  private static Volume image(String reference, String policy) {
    return Volume.builder()
        .volumeSource(s -> s.image(i -> i.reference(reference).pullPolicy(policy)))
        .build();
  }
}
