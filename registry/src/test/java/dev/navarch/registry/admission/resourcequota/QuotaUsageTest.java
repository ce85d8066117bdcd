package dev.navarch.registry.admission.resourcequota;

import static dev.navarch.registry.admission.AdmissionBench.pod;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.admission.AdmissionBench;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class QuotaUsageTest {
  private final AdmissionBench bench = new AdmissionBench();

  private Map<String, String> used(ResourceQuota quota) {
    Map<String, String> texts = new TreeMap<>();
    new QuotaUsage(bench.stores(), AdmissionBench.CLOCK)
        .of(quota)
        .forEach((name, amount) -> texts.put(name, amount.toString()));
    return texts;
  }

  private static ResourceQuota quota(String... names) {
    Map<String, Quantity> hard = new TreeMap<>();
    for (String name : names) {
      hard.put(name, Quantity.of(100));
    }
    return ResourceQuota.builder()
        .metadata(m -> m.name("q").namespace("n"))
        .spec(s -> s.hard(hard))
        .build();
  }

  private void pod(String name, String phase, String cpu) {
    Pod base = AdmissionBench.pod(name);
    bench.put(
        "",
        "pods",
        base.toBuilder()
            .spec(s ->
                s.containers(
                    List.of(
                        base.spec().containers().get(0).toBuilder()
                            .resources(r -> r.requests(Map.of("cpu", Quantity.parse(cpu))))
                            .build())))
            .status(s -> s.phase(phase))
            .build());
  }

  @Test
  void objectsThatAreThereAreCounted() {
    bench.put(
        "", "configmaps", ConfigMap.builder().metadata(m -> m.name("a").namespace("n")).build());
    bench.put(
        "", "configmaps", ConfigMap.builder().metadata(m -> m.name("b").namespace("n")).build());
    bench.put(
        "", "configmaps", ConfigMap.builder().metadata(m -> m.name("c").namespace("x")).build());

    assertThat(used(quota("configmaps", "count/configmaps", "count/secrets")))
        .isEqualTo(Map.of("configmaps", "2", "count/configmaps", "2", "count/secrets", "0"));
  }

  @Test
  void podsThatHaveEndedUseNothingButTheirPlaceInTheStore() {
    pod("a", "Running", "200m");
    pod("b", "Succeeded", "300m");

    assertThat(used(quota("pods", "count/pods", "requests.cpu")))
        .isEqualTo(Map.of("pods", "1", "count/pods", "2", "requests.cpu", "200m"));
  }

  @Test
  void scopesLeaveOutWhatIsNotInThem() {
    pod("a", "Running", "200m");
    ResourceQuota scoped =
        quota("pods").toBuilder().spec(s -> s.scopes(List.of("BestEffort"))).build();

    assertThat(used(scoped)).isEqualTo(Map.of("pods", "0"));
  }

  @Test
  void customObjectsAreCountedByTheirKeys() {
    for (String key : List.of("n/a", "n/b", "x/c")) {
      bench
          .stores()
          .store()
          .commit(Txn.create(ByteString.utf8("example.com/widgets/" + key), ByteString.utf8("{}")));
    }

    assertThat(used(quota("count/widgets.example.com", "count/gadgets.example.com")))
        .isEqualTo(Map.of("count/widgets.example.com", "2", "count/gadgets.example.com", "0"));
  }

  @Test
  void whatIsNotStoredInNamespacesIsLeftOut() {
    assertThat(
            used(
                quota(
                    "count/",
                    "count/nodes",
                    "count/nosuch",
                    "count/nosuch.apps",
                    "count/events",
                    "count/localsubjectaccessreviews.authorization.k8s.io")))
        .isEmpty();
  }
}
