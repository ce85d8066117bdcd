package dev.navarch.registry.admission.volumeresize;

import static dev.navarch.registry.admission.AdmissionBench.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.storage.v1.StorageClass;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.admission.AdmissionBench;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PersistentVolumeClaimResizeTest {
  private final AdmissionBench bench = new AdmissionBench();
  private final PersistentVolumeClaimResize plugin =
      new PersistentVolumeClaimResize(bench.stores());

  private static PersistentVolumeClaim claim(String size, String phase) {
    return PersistentVolumeClaim.builder()
        .metadata(m -> m.name("c").namespace("n"))
        .spec(s ->
            s.storageClassName("fast")
                .resources(r -> r.requests(Map.of("storage", Quantity.parse(size)))))
        .status(s -> s.phase(phase))
        .build();
  }

  private String grow(String phase) {
    var refusal =
        refused(
            plugin,
            bench.update("", "persistentvolumeclaims", claim("2Gi", phase), claim("1Gi", phase)));
    return refusal == null ? "" : refusal.message();
  }

  private void storageClass(boolean grows) {
    bench.put(
        "storage.k8s.io",
        "storageclasses",
        StorageClass.builder().metadata(m -> m.name("fast")).allowVolumeExpansion(grows).build());
  }

  @Test
  void onlyABoundClaimGrows() {
    storageClass(true);

    assertThat(grow("Pending"))
        .isEqualTo(
            "persistentvolumeclaims \"c\" is forbidden: Only bound persistent volume claims can be"
                + " expanded");
    assertThat(grow("Bound")).isEmpty();
  }

  @Test
  void theClassMustAllowIt() {
    String problem =
        "persistentvolumeclaims \"c\" is forbidden: only dynamically provisioned pvc can be resized"
            + " and the storageclass that provisions the pvc must support resize";

    assertThat(grow("Bound")).isEqualTo(problem);
    storageClass(false);
    assertThat(grow("Bound")).isEqualTo(problem);
  }

  @Test
  void aClaimThatDoesNotGrowIsNotLookedAt() {
    assertThat(
            refused(
                plugin,
                bench.update(
                    "",
                    "persistentvolumeclaims",
                    claim("1Gi", "Pending"),
                    claim("1Gi", "Pending"))))
        .isNull();
  }
}
