package dev.navarch.registry.admission.priority;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static dev.navarch.registry.admission.AdmissionBench.pod;
import static dev.navarch.registry.admission.AdmissionBench.refused;
import static dev.navarch.registry.admission.AdmissionBench.refusedChange;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.scheduling.v1.PriorityClass;
import dev.navarch.registry.admission.AdmissionBench;
import org.junit.jupiter.api.Test;

class PriorityAdmissionTest {
  private final AdmissionBench bench = new AdmissionBench();
  private final PriorityAdmission plugin = new PriorityAdmission(bench.stores());

  private static PriorityClass priorityClass(String name, int value, boolean isDefault) {
    return PriorityClass.builder()
        .metadata(m -> m.name(name))
        .value(value)
        .globalDefault(isDefault)
        .preemptionPolicy("Never")
        .build();
  }

  private void put(PriorityClass priorityClass) {
    bench.put("scheduling.k8s.io", "priorityclasses", priorityClass);
  }

  private Pod admit(Pod pod) {
    return admitted(plugin, bench.create("", "pods", pod), pod);
  }

  private static Pod of(String className) {
    return pod("a").toBuilder().spec(s -> s.priorityClassName(className)).build();
  }

  @Test
  void withoutAnyClassThePriorityIsZero() {
    Pod admitted = admit(pod("a"));

    assertThat(admitted.spec().priority()).isZero();
    assertThat(admitted.spec().preemptionPolicy()).isEqualTo("PreemptLowerPriority");
    assertThat(admitted.spec().priorityClassName()).isEmpty();
  }

  @Test
  void theClassThatAPodNamesDecides() {
    put(priorityClass("high", 1000, false));

    Pod admitted = admit(of("high"));

    assertThat(admitted.spec().priority()).isEqualTo(1000);
    assertThat(admitted.spec().preemptionPolicy()).isEqualTo("Never");
  }

  @Test
  void theLowestDefaultClassIsForPodsThatNameNone() {
    put(priorityClass("b", 20, true));
    put(priorityClass("c", 10, true));

    Pod admitted = admit(pod("a"));

    assertThat(admitted.spec().priorityClassName()).isEqualTo("c");
    assertThat(admitted.spec().priority()).isEqualTo(10);
  }

  @Test
  void aClassThatIsNotThereIsNamed() {
    assertThat(refusedChange(plugin, bench.create("", "pods", of("none"))).message())
        .isEqualTo("pods \"a\" is forbidden: no PriorityClass with name none was found");
  }

  @Test
  void aPodDoesNotChooseANumberOfItsOwn() {
    put(priorityClass("high", 1000, false));
    Pod pod = of("high").toBuilder().spec(s -> s.priority(7)).build();

    assertThat(refusedChange(plugin, bench.create("", "pods", pod)).message())
        .isEqualTo(
            "pods \"a\" is forbidden: the integer value of priority (7) must not be provided in"
                + " pod spec; priority admission controller computed 1000 from the given"
                + " PriorityClass name");
  }

  @Test
  void anUpdateThatDoesNotKnowThePriorityKeepsIt() {
    Pod old = pod("a").toBuilder().spec(s -> s.priority(5).preemptionPolicy("Never")).build();
    Pod pod = pod("a");

    Pod admitted = admitted(plugin, bench.update("", "pods", pod, old), pod);

    assertThat(admitted.spec().priority()).isEqualTo(5);
    assertThat(admitted.spec().preemptionPolicy()).isEqualTo("Never");
  }

  @Test
  void thereIsOneDefaultAtMost() {
    PriorityClass first = priorityClass("first", 1, true);
    put(first);
    PriorityClass second = priorityClass("second", 2, true);

    assertThat(
            refused(plugin, bench.create("scheduling.k8s.io", "priorityclasses", second)).message())
        .isEqualTo(
            "priorityclasses.scheduling.k8s.io \"second\" is forbidden: PriorityClass first is"
                + " already marked as default. Only one default can exist");
    assertThat(refused(plugin, bench.update("scheduling.k8s.io", "priorityclasses", first, first)))
        .isNull();
  }
}
