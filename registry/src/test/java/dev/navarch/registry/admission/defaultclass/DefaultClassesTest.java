package dev.navarch.registry.admission.defaultclass;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.networking.v1.Ingress;
import dev.navarch.api.networking.v1.IngressClass;
import dev.navarch.api.storage.v1.StorageClass;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.registry.admission.AdmissionBench;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DefaultClassesTest {
  private static final PersistentVolumeClaim CLAIM =
      PersistentVolumeClaim.builder().metadata(m -> m.name("c").namespace("n")).build();
  private static final Ingress INGRESS =
      Ingress.builder().metadata(m -> m.name("i").namespace("n")).build();

  private final AdmissionBench bench = new AdmissionBench();

  private void storageClass(String name, long created, boolean isDefault) {
    bench.put(
        "storage.k8s.io",
        "storageclasses",
        StorageClass.builder()
            .metadata(m ->
                m.name(name)
                    .creationTimestamp(Time.ofEpochSecond(created))
                    .annotations(
                        Map.of(
                            "storageclass.kubernetes.io/is-default-class",
                            Boolean.toString(isDefault))))
            .build());
  }

  private PersistentVolumeClaim admit(PersistentVolumeClaim claim) {
    return admitted(
        new DefaultStorageClass(bench.stores()),
        bench.create("", "persistentvolumeclaims", claim),
        claim);
  }

  @Test
  void theNewestDefaultClassIsTaken() {
    storageClass("a", 10, true);
    storageClass("b", 20, true);
    storageClass("c", 30, false);

    assertThat(admit(CLAIM).spec().storageClassName()).isEqualTo("b");
  }

  @Test
  void ofTwoThatAreEquallyNewTheFirstByNameIsTaken() {
    storageClass("b", 10, true);
    storageClass("a", 10, true);

    assertThat(admit(CLAIM).spec().storageClassName()).isEqualTo("a");
  }

  @Test
  void aClaimThatWantsNoClassGetsNone() {
    storageClass("a", 10, true);
    PersistentVolumeClaim none = CLAIM.toBuilder().spec(s -> s.storageClassName("")).build();

    assertThat(admit(none)).isSameAs(none);
  }

  @Test
  void withoutADefaultAClaimStaysAsItIs() {
    assertThat(admit(CLAIM)).isSameAs(CLAIM);
  }

  @Test
  void anIngressGetsTheDefaultClassUnlessItNamesOneInAnyWay() {
    bench.put(
        "networking.k8s.io",
        "ingressclasses",
        IngressClass.builder()
            .metadata(m ->
                m.name("edge")
                    .annotations(Map.of("ingressclass.kubernetes.io/is-default-class", "true")))
            .build());
    Ingress annotated =
        INGRESS.toBuilder()
            .metadata(m -> m.annotations(Map.of("kubernetes.io/ingress.class", "old")))
            .build();

    assertThat(admit(INGRESS).spec().ingressClassName()).isEqualTo("edge");
    assertThat(admit(annotated)).isSameAs(annotated);
  }

  private Ingress admit(Ingress ingress) {
    return admitted(
        new DefaultIngressClass(bench.stores()),
        bench.create("networking.k8s.io", "ingresses", ingress),
        ingress);
  }
}
