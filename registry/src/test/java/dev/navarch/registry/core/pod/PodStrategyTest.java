package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodCondition;
import dev.navarch.api.core.v1.PodIP;
import dev.navarch.api.core.v1.SecurityContext;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.core.CoreStores;
import dev.navarch.registry.generic.BuiltInBehavior;
import dev.navarch.registry.validation.Received;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PodStrategyTest {
  private final CoreStores stores = CoreStores.create();

  private static String document(String metadata, String spec) {
    return """
    apiVersion: v1
    kind: Pod
    metadata: {name: p, namespace: ns%s}
    spec: {containers: [{name: app, image: i, resources: {requests: {cpu: 1}}}]%s}
    status: {phase: Running, podIP: 1.2.3.4}
    """
        .formatted(metadata, spec);
  }

  private Pod create(String spec) {
    return stores.create(Pod.class, "pods", document("", spec));
  }

  private static PodStrategy strategy() {
    return new PodStrategy(BuiltInBehavior.traits(new GroupResource("", "pods")));
  }

  @Test
  void newPodIsPendingAndOfItsQosClassWhateverTheClientSays() {
    Pod pod = create("");

    assertThat(pod.metadata().generation()).isEqualTo(1);
    assertThat(pod.status().phase()).isEqualTo("Pending");
    assertThat(pod.status().qosClass()).isEqualTo("Burstable");
    assertThat(pod.status().podIP()).isEmpty();
    assertThat(pod.status().conditions()).isEmpty();
  }

  @Test
  void gatedPodSaysWhyItIsNotScheduled() {
    Pod pod = create(", schedulingGates: [{name: a/b}]");

    assertThat(pod.status().conditions())
        .containsExactly(
            PodCondition.builder()
                .type("PodScheduled")
                .status("False")
                .reason("SchedulingGated")
                .message("Scheduling is blocked due to non-empty scheduling gates")
                .lastTransitionTime(Time.of(CoreStores.NOW))
                .build());
  }

  @Test
  void changeOfTheImageIsANewGenerationAndOfALabelIsNot() {
    create("");

    Pod labelled =
        stores.update(
            "pods",
            "p",
            (Pod pod) ->
                pod.toBuilder()
                    .metadata(pod.metadata().toBuilder().addToLabels("a", "b").build())
                    .build());
    Pod changed =
        stores.update(
            "pods",
            "p",
            (Pod pod) ->
                pod.toBuilder()
                    .spec(pod.spec().toBuilder().containers(withImage(pod, "j")).build())
                    .build());

    assertThat(labelled.metadata().generation()).isEqualTo(1);
    assertThat(changed.metadata().generation()).isEqualTo(2);
  }

  private static List<Container> withImage(Pod pod, String image) {
    return pod.spec().containers().stream()
        .map(container -> container.toBuilder().image(image).build())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "n1, Running, , 30",
    "n1, Running, 5, 5",
    "n1, Running, 0, 0",
    "n1, Running, -3, 1",
    "n1, Pending, , 30",
    "n1, Succeeded, 5, 0",
    "n1, Failed, , 0",
    "'', Pending, 9, 0"
  })
  void podsOnNodesGetTimeToEnd(String node, String phase, Long asked, long seconds) {
    Pod pod =
        Pod.builder()
            .spec(spec -> spec.nodeName(node).terminationGracePeriodSeconds(30L))
            .status(status -> status.phase(phase))
            .build();
    DeleteOptions options = DeleteOptions.builder().gracePeriodSeconds(asked).build();

    assertThat(strategy().gracePeriod(pod, options)).isEqualTo(OptionalLong.of(seconds));
  }

  @Test
  void statusIsWrittenAloneAndKeepsWhatOldClientsDoNotKnow() {
    create("");
    ResourceStore<Pod> statuses = stores.status("", "pods");

    Pod written =
        stores.update(
            statuses,
            "p",
            "status",
            (Pod pod) ->
                pod.toBuilder()
                    .spec(pod.spec().toBuilder().nodeName("elsewhere").build())
                    .status(status -> status.phase("Running").podIP("10.1.1.1").qosClass(""))
                    .build());

    assertThat(written.spec().nodeName()).isEmpty();
    assertThat(written.status().phase()).isEqualTo("Running");
    assertThat(written.status().qosClass()).isEqualTo("Burstable");
    assertThat(written.status().podIPs()).containsExactly(new PodIP("10.1.1.1"));
    assertThat(written.metadata().generation()).isEqualTo(1);
  }

  @Test
  void ephemeralContainersAreAddedAndNothingElseChanges() {
    create("");
    ResourceStore<Pod> ephemeral = restOf("pods/ephemeralcontainers");

    Pod changed =
        stores.update(
            ephemeral,
            "p",
            "ephemeralcontainers",
            (Pod pod) ->
                pod.toBuilder()
                    .spec(
                        pod.spec().toBuilder()
                            .containers(withImage(pod, "j"))
                            .ephemeralContainers(
                                Received.object(Pod.class, EPHEMERAL).spec().ephemeralContainers())
                            .build())
                    .build());

    assertThat(changed.spec().containers().getFirst().image()).isEqualTo("i");
    assertThat(changed.spec().ephemeralContainers()).hasSize(1);
    assertThat(changed.metadata().generation()).isEqualTo(2);
    assertThatThrownBy(() ->
            stores.update(
                ephemeral,
                "p",
                "ephemeralcontainers",
                (Pod pod) ->
                    pod.toBuilder()
                        .spec(pod.spec().toBuilder().ephemeralContainers(List.of()).build())
                        .build()))
        .hasMessageContaining("spec.ephemeralContainers");
  }

  private static final String EPHEMERAL =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: p}
      spec:
        containers: [{name: app, image: i}]
        ephemeralContainers: [{name: dbg, image: busy}]
      """;

  @SuppressWarnings("unchecked") // the path's kind decides
  private ResourceStore<Pod> restOf(String path) {
    return (ResourceStore<Pod>) stores.rest(path);
  }

  @Test
  void resizeChangesWhatContainersAskForAndNothingElse() {
    create("");
    Pod wanted =
        Received.object(
            Pod.class,
            """
            apiVersion: v1
            kind: Pod
            metadata: {name: p}
            spec: {containers: [{name: app, image: z, resources: {requests: {cpu: 2}}}]}
            """);

    Pod changed =
        stores.update(
            restOf("pods/resize"),
            "p",
            "resize",
            (Pod pod) ->
                pod.toBuilder()
                    .spec(
                        pod.spec().toBuilder()
                            .nodeName("x")
                            .containers(wanted.spec().containers())
                            .build())
                    .build());

    Container container = changed.spec().containers().getFirst();
    assertThat(container.image()).isEqualTo("i");
    assertThat(container.resources().requests().get("cpu")).hasToString("2");
    assertThat(changed.spec().nodeName()).isEmpty();
    assertThat(changed.metadata().generation()).isEqualTo(2);
  }

  @Test
  void labelsComparedByKeyBecomePartOfTheSelectors() {
    Pod pod =
        stores.create(
            Pod.class,
            "pods",
            document(
                ", labels: {v: a1, u: b1}",
                ", affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution:"
                    + " [{topologyKey: zone, matchLabelKeys: [v, w], mismatchLabelKeys: [u],"
                    + " labelSelector: {matchLabels: {app: x}}}]}}"));

    LabelSelector selector =
        Objects.requireNonNull(Objects.requireNonNull(pod.spec().affinity()).podAntiAffinity())
            .requiredDuringSchedulingIgnoredDuringExecution()
            .getFirst()
            .labelSelector();
    assertThat(LabelSelectors.format(selector)).isEqualTo("app=x,u notin (b1),v in (a1)");
  }

  @Test
  void appArmorAnnotationAndFieldAreKeptInStep() {
    RequestContext context = CoreStores.request("POST", "/api/v1/namespaces/ns/pods");
    Pod annotated =
        Received.object(
            Pod.class,
            document(
                ", annotations: {container.apparmor.security.beta.kubernetes.io/app:"
                    + " runtime/default}",
                ""));

    Pod prepared = strategy().prepareForCreate(context, annotated);

    assertThat(prepared.spec().containers().getFirst().securityContext())
        .isEqualTo(
            SecurityContext.builder()
                .appArmorProfile(profile -> profile.type("RuntimeDefault"))
                .build());
    assertThat(context.warnings().all())
        .containsExactly(
            "metadata.annotations[container.apparmor.security.beta.kubernetes.io/app]: deprecated"
                + " since v1.30; use the \"appArmorProfile\" field instead");

    Pod withField =
        Received.object(
            Pod.class, document("", ", securityContext: {appArmorProfile: {type: Unconfined}}"));
    assertThat(strategy().prepareForCreate(context, withField).metadata().annotations())
        .containsEntry("container.apparmor.security.beta.kubernetes.io/app", "unconfined");
  }

  @Test
  void whatWillNotDoWhatPeopleThinkIsWarnedAbout() {
    Pod pod =
        Received.object(
            Pod.class,
            """
            apiVersion: v1
            kind: Pod
            metadata: {name: p}
            spec:
              nodeSelector: {beta.kubernetes.io/os: linux}
              imagePullSecrets: [{name: s}, {name: s}]
              volumes: [{name: g, gitRepo: {repository: r}}]
              containers:
              - name: app
                image: i
                env: [{name: A, value: x1}, {name: A, value: x2}, {name: A, value: $(A)z}]
                resources: {limits: {memory: 100m}, requests: {memory: 100m}}
            """);

    assertThat(PodWarnings.of(pod.spec(), pod.metadata().annotations()))
        .containsExactly(
            "spec.nodeSelector[beta.kubernetes.io/os]: deprecated since v1.14; use"
                + " \"kubernetes.io/os\" instead",
            "spec.volumes[0].gitRepo: deprecated in v1.11",
            "spec.imagePullSecrets[1].name: duplicate name \"s\"",
            "spec.containers[0].resources.limits[memory]: fractional byte value \"100m\" is"
                + " invalid, must be an integer",
            "spec.containers[0].resources.requests[memory]: fractional byte value \"100m\" is"
                + " invalid, must be an integer",
            "spec.containers[0].env[1]: hides previous definition of \"A\", which may be dropped"
                + " when using apply");
  }

  @Test
  void podsAreFoundByTheirFirstAddress() {
    Pod pod =
        Pod.builder()
            .status(status -> status.podIP("1.1.1.1").podIPs(List.of(new PodIP("1.1.1.1"))))
            .build();

    assertThat(PodFields.ALL.keySet()).isEqualTo(Set.of("status.podIPs"));
    assertThat(PodFields.ALL.values())
        .allSatisfy(field -> assertThat(field.apply(pod)).isEqualTo("1.1.1.1"));
  }
}
