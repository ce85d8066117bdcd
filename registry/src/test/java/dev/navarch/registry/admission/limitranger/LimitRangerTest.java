package dev.navarch.registry.admission.limitranger;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static dev.navarch.registry.admission.AdmissionBench.pod;
import static dev.navarch.registry.admission.AdmissionBench.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.registry.admission.AdmissionBench;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LimitRangerTest {
  private final AdmissionBench bench = new AdmissionBench();
  private final LimitRanger plugin = new LimitRanger(bench.stores());

  private static Map<String, Quantity> amounts(String... pairs) {
    Map<String, Quantity> amounts = new TreeMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      amounts.put(pairs[i], Quantity.parse(pairs[i + 1]));
    }
    return amounts;
  }

  private void range() {
    bench.put(
        "",
        "limitranges",
        LimitRange.builder()
            .metadata(m -> m.name("lr").namespace("n"))
            .spec(s ->
                s.addToLimits(l ->
                        l.type("Container")
                            .default_(amounts("cpu", "500m", "memory", "64Mi"))
                            .defaultRequest(amounts("cpu", "100m", "memory", "64Mi"))
                            .min(amounts("cpu", "50m"))
                            .max(amounts("cpu", "1", "memory", "1Gi"))
                            .maxLimitRequestRatio(amounts("cpu", "10")))
                    .addToLimits(l -> l.type("Pod").max(amounts("cpu", "2")))
                    .addToLimits(l ->
                        l.type("PersistentVolumeClaim")
                            .min(amounts("storage", "1Gi"))
                            .max(amounts("storage", "5Gi"))))
            .build());
  }

  private static Container container(String name, String request, String limit) {
    return Container.builder()
        .name(name)
        .image("i")
        .resources(r -> r.requests(amounts("cpu", request)).limits(amounts("cpu", limit)))
        .build();
  }

  private static Pod with(Container... containers) {
    return pod("a").toBuilder().spec(s -> s.containers(List.of(containers))).build();
  }

  private String problem(Pod pod) {
    Pod filled = admitted(plugin, bench.create("", "pods", pod), pod);
    return refused(plugin, bench.create("", "pods", filled)).message();
  }

  @Test
  void containersThatSayNothingGetTheDefaultsAndANote() {
    range();
    Pod pod =
        pod("a").toBuilder()
            .spec(s -> s.addToInitContainers(c -> c.name("first").image("i")))
            .build();

    Pod admitted = admitted(plugin, bench.create("", "pods", pod), pod);

    assertThat(admitted.spec().containers().get(0).resources().limits())
        .isEqualTo(amounts("cpu", "500m", "memory", "64Mi"));
    assertThat(admitted.spec().initContainers().get(0).resources().requests())
        .isEqualTo(amounts("cpu", "100m", "memory", "64Mi"));
    assertThat(admitted.metadata().annotations())
        .containsEntry(
            "kubernetes.io/limit-ranger",
            "LimitRanger plugin set: cpu, memory request for container app; cpu, memory limit for"
                + " container app; cpu, memory request for init container first; cpu, memory limit"
                + " for init container first");
  }

  @Test
  void onlyWhatIsMissingIsFilledIn() {
    range();
    Pod pod = with(container("app", "200m", "300m"));

    Pod admitted = admitted(plugin, bench.create("", "pods", pod), pod);

    assertThat(admitted.spec().containers().get(0).resources().requests())
        .isEqualTo(amounts("cpu", "200m", "memory", "64Mi"));
    assertThat(admitted.metadata().annotations().get("kubernetes.io/limit-ranger"))
        .isEqualTo(
            "LimitRanger plugin set: memory request for container app; memory limit for container"
                + " app");
  }

  @Test
  void whereNoLimitRangeIsNothingChanges() {
    Pod pod = pod("a");

    assertThat(plugin.admit(bench.create("", "pods", pod), pod)).isSameAs(pod);
    assertThat(refused(plugin, bench.create("", "pods", pod))).isNull();
  }

  @Test
  void tooMuchTooLittleAndTooUnevenAreTold() {
    range();

    assertThat(problem(with(container("app", "1", "2"))))
        .isEqualTo("pods \"a\" is forbidden: maximum cpu usage per Container is 1, but limit is 2");
    assertThat(problem(with(container("app", "10m", "100m"))))
        .isEqualTo(
            "pods \"a\" is forbidden: minimum cpu usage per Container is 50m, but request is"
                + " 10m");
    assertThat(problem(with(container("app", "60m", "900m"))))
        .isEqualTo(
            "pods \"a\" is forbidden: cpu max limit to request ratio per Container is 10, but"
                + " provided ratio is 15.000000");
  }

  @Test
  void aPodIsMeasuredByTheSumOfItsContainers() {
    range();

    assertThat(
            problem(
                with(
                    container("a", "900m", "900m"),
                    container("b", "900m", "900m"),
                    container("c", "900m", "900m"))))
        .isEqualTo("pods \"a\" is forbidden: maximum cpu usage per Pod is 2, but limit is 2700m");
  }

  @Test
  void severalProblemsStandInBrackets() {
    range();

    assertThat(problem(with(container("a", "3", "3"))))
        .isEqualTo(
            "pods \"a\" is forbidden: [maximum cpu usage per Container is 1, but limit is 3,"
                + " maximum cpu usage per Pod is 2, but limit is 3]");
  }

  @Test
  void claimsAreMeasuredByWhatTheyRequest() {
    range();

    assertThat(refused(plugin, bench.create("", "persistentvolumeclaims", claim("1Mi"))).message())
        .isEqualTo(
            "persistentvolumeclaims \"c\" is forbidden: minimum storage usage per"
                + " PersistentVolumeClaim is 1Gi, but request is 1Mi");
    assertThat(refused(plugin, bench.create("", "persistentvolumeclaims", claim("9Gi"))).message())
        .isEqualTo(
            "persistentvolumeclaims \"c\" is forbidden: maximum storage usage per"
                + " PersistentVolumeClaim is 5Gi, but request is 9Gi");
    assertThat(refused(plugin, bench.create("", "persistentvolumeclaims", claim("2Gi")))).isNull();
  }

  private static PersistentVolumeClaim claim(String size) {
    return PersistentVolumeClaim.builder()
        .metadata(m -> m.name("c").namespace("n"))
        .spec(s -> s.resources(r -> r.requests(amounts("storage", size))))
        .build();
  }

  @Test
  void aPodIsLookedAtAgainOnlyWhenItIsResized() {
    range();
    Pod big = with(container("app", "1", "2"));

    assertThat(refused(plugin, bench.update("", "pods", big, big))).isNull();
    assertThat(
            refused(plugin, bench.request(Operation.UPDATE, "", "pods", "resize", big, big, false)))
        .isNotNull();
  }
}
