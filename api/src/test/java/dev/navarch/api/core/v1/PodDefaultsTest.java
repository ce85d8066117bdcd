package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.defaults.Contexts;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PodDefaultsTest {
  @Test
  void aContainerAsksForItsLimitsWhereItAsksForNothing() {
    Container container = container(Map.of("cpu", "1", "memory", "1Gi"), Map.of("memory", "512Mi"));
    Pod out = defaulted(s -> s.addToContainers(container).addToInitContainers(container)).build();

    Container expected =
        container(Map.of("cpu", "1", "memory", "1Gi"), Map.of("cpu", "1", "memory", "512Mi"));
    assertThat(out.spec().containers()).containsExactly(expected);
    assertThat(out.spec().initContainers()).containsExactly(expected);
  }

  @Test
  void serviceLinksAreOnUnlessSwitchedOff() {
    assertThat(defaulted(s -> {}).build().spec().enableServiceLinks()).isTrue();
    assertThat(defaulted(s -> s.enableServiceLinks(false)).build().spec().enableServiceLinks())
        .isFalse();
  }

  @Test
  void onTheHostNetworkAContainerPortIsAHostPort() {
    Container container =
        Container.builder()
            .addToPorts(p -> p.containerPort(80))
            .addToPorts(p -> p.containerPort(81).hostPort(8081))
            .build();
    Consumer<PodSpecBuilder> containers =
        s -> s.addToContainers(container).addToInitContainers(container);

    PodSpec host = defaulted(containers.andThen(s -> s.hostNetwork(true))).build().spec();
    PodSpec own = defaulted(containers).build().spec();

    assertThat(List.of(host.containers(), host.initContainers()))
        .allSatisfy(list -> assertThat(hostPorts(list)).containsExactly(80, 8081));
    assertThat(List.of(own.containers(), own.initContainers()))
        .allSatisfy(list -> assertThat(hostPorts(list)).containsExactly(0, 8081));
  }

  @Test
  void aTemplateGetsHostPortsOnlyInOldVersions() {
    PodSpec in =
        PodSpec.builder()
            .hostNetwork(true)
            .addToContainers(c -> c.addToPorts(p -> p.containerPort(80)))
            .addToInitContainers(c -> c.addToPorts(p -> p.containerPort(81)))
            .build();

    PodSpec now = PodDefaults.podSpec(in, Contexts.NEWEST);
    PodSpec then = PodDefaults.podSpec(in, Contexts.V1_20);

    assertThat(hostPorts(now.containers())).containsExactly(0);
    assertThat(hostPorts(now.initContainers())).containsExactly(0);
    assertThat(hostPorts(then.containers())).containsExactly(80);
    assertThat(hostPorts(then.initContainers())).containsExactly(81);
  }

  @Test
  void aPodSpecGetsPoliciesAndAScheduler() {
    PodSpec out = PodDefaults.podSpec(PodSpec.builder().build(), Contexts.NEWEST);

    assertThat(out)
        .isEqualTo(
            PodSpec.builder()
                .dnsPolicy("ClusterFirst")
                .restartPolicy("Always")
                .securityContext(c -> {})
                .terminationGracePeriodSeconds(30L)
                .schedulerName("default-scheduler")
                .build());
    assertThat(PodDefaults.podSpec(out, Contexts.NEWEST)).isSameAs(out);
  }

  @Test
  void whatAPodSpecStatesStays() {
    PodSpec stated =
        PodSpec.builder()
            .dnsPolicy("None")
            .restartPolicy("Never")
            .securityContext(c -> c.runAsUser(1000L))
            .terminationGracePeriodSeconds(0L)
            .schedulerName("mine")
            .overhead(amounts(Map.of("cpu", "1m")))
            .build();

    assertThat(PodDefaults.podSpec(stated, Contexts.NEWEST)).isSameAs(stated);
  }

  @Test
  void aCompletePodIsHandedBackAsItIs() {
    Pod pod =
        defaulted(s ->
                s.hostNetwork(true)
                    .addToContainers(c -> c.addToPorts(p -> p.containerPort(80)))
                    .resources(r -> r.limits(amounts(Map.of("cpu", "1")))))
            .build();

    assertThat(PodDefaults.pod(pod, Contexts.NEWEST)).isSameAs(pod);
  }

  @Test
  void amountsAreRoundedUpToThousandths() {
    Map<String, Quantity> fine = amounts(Map.of("cpu", "100u", "memory", "1"));
    Map<String, Quantity> rounded = amounts(Map.of("cpu", "1m", "memory", "1"));

    assertThat(
            PodDefaults.podSpec(PodSpec.builder().overhead(fine).build(), Contexts.NEWEST)
                .overhead())
        .isEqualTo(rounded);
    assertThat(PodDefaults.podStatus(PodStatus.builder().allocatedResources(fine).build()))
        .isEqualTo(PodStatus.builder().allocatedResources(rounded).build());
    assertThat(
            PodDefaults.containerStatus(ContainerStatus.builder().allocatedResources(fine).build()))
        .isEqualTo(ContainerStatus.builder().allocatedResources(rounded).build());
  }

  @Test
  void logsComeFromAllStreamsWhereStreamsCanBeChosen() {
    PodLogOptions in = PodLogOptions.builder().build();
    DefaultingContext streams = Contexts.newest("PodLogsQuerySplitStreams");

    assertThat(PodDefaults.podLogOptions(in, Contexts.NEWEST)).isSameAs(in);
    assertThat(PodDefaults.podLogOptions(in, streams).stream()).isEqualTo("All");
    PodLogOptions stated = in.toBuilder().stream("Stderr").build();
    assertThat(PodDefaults.podLogOptions(stated, streams)).isSameAs(stated);
  }

  @Test
  void aPodWithoutResourcesOfItsOwnGetsNone() {
    Container container = container(Map.of("cpu", "1", "hugepages-2Mi", "4Mi"), Map.of());

    assertThat(podLevel(null, container)).isNull();
    assertThat(podLevel(resources(Map.of(), Map.of()), container))
        .isEqualTo(resources(Map.of(), Map.of()));
  }

  @Test
  void aPodWithLimitsAsksForWhatItsContainersAskFor() {
    ResourceRequirements out =
        podLevel(
            resources(Map.of("cpu", "4", "memory", "4Gi"), Map.of()),
            container(Map.of(), Map.of("cpu", "1", "example.com/gpu", "1")),
            container(Map.of("cpu", "500m"), Map.of("ephemeral-storage", "1Gi")));

    assertThat(out)
        .isEqualTo(
            resources(
                Map.of("cpu", "4", "memory", "4Gi"), Map.of("cpu", "1500m", "memory", "4Gi")));
  }

  @Test
  void aPodWithRequestsAloneKeepsThem() {
    ResourceRequirements stated = resources(Map.of(), Map.of("cpu", "2"));

    assertThat(podLevel(stated, container(Map.of(), Map.of("cpu", "1", "memory", "1Gi"))))
        .isEqualTo(stated);
  }

  @Test
  void hugePagesOfThePodFollowItsContainers() {
    Container container = container(Map.of("hugepages-2Mi", "4Mi", "cpu", "1"), Map.of());

    assertThat(podLevel(resources(Map.of(), Map.of("cpu", "2")), container, container))
        .isEqualTo(
            resources(Map.of("hugepages-2Mi", "8Mi"), Map.of("cpu", "2", "hugepages-2Mi", "8Mi")));
    assertThat(podLevel(resources(Map.of(), Map.of("hugepages-2Mi", "16Mi")), container, container))
        .isEqualTo(resources(Map.of(), Map.of("hugepages-2Mi", "16Mi")));
    assertThat(podLevel(resources(Map.of("hugepages-2Mi", "16Mi"), Map.of()), container, container))
        .isEqualTo(
            resources(
                Map.of("hugepages-2Mi", "16Mi"), Map.of("hugepages-2Mi", "16Mi", "cpu", "2")));
  }

  @Test
  void theGateSwitchesResourcesOfThePodOff() {
    Pod in =
        Pod.builder().spec(s -> s.resources(r -> r.limits(amounts(Map.of("cpu", "1"))))).build();

    assertThat(PodDefaults.pod(in, Contexts.without("PodLevelResources")).spec().resources())
        .isEqualTo(in.spec().resources());
    assertThat(PodDefaults.pod(in, Contexts.NEWEST).spec().resources())
        .isEqualTo(resources(Map.of("cpu", "1"), Map.of("cpu", "1")));
  }

  private static PodBuilder defaulted(Consumer<PodSpecBuilder> spec) {
    return PodDefaults.pod(Pod.builder().spec(spec).build(), Contexts.NEWEST).toBuilder();
  }

  private static @Nullable ResourceRequirements podLevel(
      @Nullable ResourceRequirements stated, Container... containers) {
    return defaulted(s -> s.containers(List.of(containers)).resources(stated))
        .build()
        .spec()
        .resources();
  }

  private static List<Integer> hostPorts(List<Container> containers) {
    return containers.stream()
        .flatMap(container -> container.ports().stream())
        .map(ContainerPort::hostPort)
        .toList();
  }

  private static Container container(Map<String, String> limits, Map<String, String> requests) {
    return Container.builder().resources(resources(limits, requests)).build();
  }

  private static ResourceRequirements resources(
      Map<String, String> limits, Map<String, String> requests) {
    return ResourceRequirements.builder()
        .limits(amounts(limits))
        .requests(amounts(requests))
        .build();
  }

  private static Map<String, Quantity> amounts(Map<String, String> amounts) {
    return ResourceDefaultsTest.amounts(amounts);
  }
}
