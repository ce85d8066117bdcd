package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.policy.v1.Eviction;
import dev.navarch.api.policy.v1.PodDisruptionBudget;
import dev.navarch.api.policy.v1.PodDisruptionBudgetStatusBuilder;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.Preconditions;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.core.CoreStores;
import dev.navarch.registry.validation.Received;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class EvictionRestTest {
  private static final String VIOLATED =
      "Cannot evict pod as it would violate the pod's disruption budget.";

  private final CoreStores stores = CoreStores.create();
  private final EvictionRest evictions = (EvictionRest) stores.rest("pods/eviction");

  private Pod create(String name, String phase, boolean ready) {
    stores.create(
        Pod.class,
        "pods",
        """
        apiVersion: v1
        kind: Pod
        metadata: {name: %s, namespace: ns, labels: {app: x}}
        spec: {nodeName: n1, containers: [{name: app, image: i}]}
        """
            .formatted(name));
    ResourceStore<Pod> statuses = stores.status("", "pods");
    return stores.update(
        statuses,
        name,
        "status",
        (Pod pod) ->
            pod.toBuilder()
                .status(status ->
                    status
                        .phase(phase)
                        .addToConditions(c -> c.type("Ready").status(ready ? "True" : "False")))
                .build());
  }

  private void budget(String name, UnaryOperator<PodDisruptionBudgetStatusBuilder> status) {
    ResourceStore<PodDisruptionBudget> budgets = stores.of("policy", "poddisruptionbudgets");
    budgets.create(
        CoreStores.request("POST", "/apis/policy/v1/namespaces/ns/poddisruptionbudgets"),
        "ns",
        Received.object(
            PodDisruptionBudget.class,
            """
            apiVersion: policy/v1
            kind: PodDisruptionBudget
            metadata:
              name: %s
              namespace: ns
              managedFields:
              - manager: somebody
                operation: Update
                apiVersion: policy/v1
                time: "2026-01-01T00:00:00Z"
                fieldsType: FieldsV1
                fieldsV1: {"f:spec": {"f:minAvailable": {}}}
            spec: {minAvailable: 1, selector: {matchLabels: {app: x}}}
            """
                .formatted(name)),
        WriteCheck.none(),
        false);
    stores.update(
        stores.<PodDisruptionBudget>status("policy", "poddisruptionbudgets"),
        name,
        "status",
        (PodDisruptionBudget budget) ->
            budget.toBuilder().status(status.apply(budget.status().toBuilder()).build()).build());
  }

  private PodDisruptionBudget budget(String name) {
    return stores
        .<PodDisruptionBudget>of("policy", "poddisruptionbudgets")
        .require(new ObjectName("ns", name));
  }

  private void evict(String name) {
    evict(name, null, false);
  }

  private void evict(String name, @Nullable DeleteOptions options, boolean dryRun) {
    evictions.create(
        CoreStores.request("POST", "/api/v1/namespaces/ns/pods/" + name + "/eviction"),
        new ObjectName("ns", name),
        Eviction.builder().metadata(meta -> meta.name(name)).deleteOptions(options).build(),
        WriteCheck.none(),
        dryRun);
  }

  private Pod pod(String name) {
    return stores.<Pod>of("", "pods").require(new ObjectName("ns", name));
  }

  private static String cause(Throwable failure) {
    StatusCause cause = ((ApiException) failure).causes().getFirst();
    return cause.reason() + ": " + cause.message();
  }

  @Test
  void podWithoutBudgetEndsInItsTimeAndSaysWhy() {
    create("a", "Running", true);

    evict("a");

    Pod pod = pod("a");
    assertThat(pod.metadata().deletionGracePeriodSeconds()).isEqualTo(30);
    assertThat(pod.status().conditions().getLast())
        .satisfies(condition -> {
          assertThat(condition.type()).isEqualTo("DisruptionTarget");
          assertThat(condition.status()).isEqualTo("True");
          assertThat(condition.reason()).isEqualTo("EvictionByEvictionAPI");
          assertThat(condition.message()).isEqualTo("Eviction API: evicting");
        });
  }

  @Test
  void dryRunLeavesThePodAsItIs() {
    Pod before = create("a", "Running", true);

    evict("a", null, true);

    assertThat(pod("a")).isEqualTo(before);
  }

  @Test
  void budgetThatNobodyLookedAtIsWaitedFor() {
    create("a", "Running", true);
    budget("b", status -> status);

    assertThatThrownBy(() -> evict("a"))
        .hasMessage(VIOLATED)
        .satisfies(e -> {
          assertThat(((ApiException) e).code()).isEqualTo(429);
          assertThat(((ApiException) e).suggestsClientDelay()).hasValue(10);
          assertThat(cause(e))
              .isEqualTo(
                  "DisruptionBudget: The disruption budget b is still being processed by the"
                      + " server.");
        });
  }

  @Test
  void spentBudgetRefuses() {
    create("a", "Running", true);
    budget("b", status -> status.observedGeneration(1).currentHealthy(1).desiredHealthy(1));

    assertThatThrownBy(() -> evict("a"))
        .hasMessage(VIOLATED)
        .satisfies(e -> {
          assertThat(((ApiException) e).suggestsClientDelay()).isEmpty();
          assertThat(cause(e))
              .isEqualTo(
                  "DisruptionBudget: The disruption budget b needs 1 healthy pods and has 1"
                      + " currently");
        });
    assertThat(pod("a").metadata().deletionTimestamp()).isNull();
  }

  @Test
  void evictionTakesFromTheBudgetAndTheServerOwnsWhatItWrote() {
    create("a", "Running", true);
    budget(
        "b",
        status ->
            status.observedGeneration(1).disruptionsAllowed(1).currentHealthy(2).desiredHealthy(1));

    evict("a", DeleteOptions.builder().gracePeriodSeconds(3L).build(), false);

    PodDisruptionBudget budget = budget("b");
    assertThat(budget.status().disruptionsAllowed()).isZero();
    assertThat(budget.status().disruptedPods()).containsEntry("a", Time.of(CoreStores.NOW));
    assertThat(budget.status().conditions().getFirst().reason()).isEqualTo("InsufficientPods");
    assertThat(budget.metadata().managedFields())
        .filteredOn(entry -> entry.subresource().equals("status"))
        .extracting(ManagedFieldsEntry::manager)
        .containsExactly("kube-apiserver-1.36");
    assertThat(pod("a").metadata().deletionGracePeriodSeconds()).isEqualTo(3);
  }

  @Test
  void dryRunTakesNothingFromTheBudget() {
    create("a", "Running", true);
    budget("b", status -> status.observedGeneration(1).disruptionsAllowed(1));

    evict("a", null, true);

    assertThat(budget("b").status().disruptionsAllowed()).isEqualTo(1);
  }

  @Test
  void podThatIsNotReadyGoesWhenEnoughOthersAre() {
    create("a", "Running", false);
    budget("b", status -> status.observedGeneration(1).currentHealthy(1).desiredHealthy(1));

    evict("a");

    assertThat(pod("a").metadata().deletionTimestamp()).isNotNull();
    assertThat(budget("b").status().disruptedPods()).isEmpty();
  }

  @Test
  void podThatIsOverGoesWhateverTheBudgetSays() {
    create("a", "Succeeded", false);
    budget("b", status -> status);

    evict("a");

    assertThat(stores.of("", "pods").get(new ObjectName("ns", "a"))).isEmpty();
  }

  @Test
  void severalBudgetsAreTooMany() {
    create("a", "Running", true);
    budget("b", status -> status);
    budget("c", status -> status);

    assertThatThrownBy(() -> evict("a"))
        .hasMessage(
            "This pod has more than one PodDisruptionBudget, which the eviction subresource does"
                + " not support.")
        .extracting(e -> ((ApiException) e).code())
        .isEqualTo(500);
  }

  @Test
  void anotherPodOfTheNameIsNotEvicted() {
    Pod pod = create("a", "Running", true);
    DeleteOptions options =
        DeleteOptions.builder().preconditions(new Preconditions("another", null)).build();

    assertThatThrownBy(() -> evict("a", options, false))
        .hasMessage(
            "Operation cannot be fulfilled on Pod \"a\": the UID in the precondition (another)"
                + " does not match the UID in record (%s). The object might have been deleted and"
                + " then recreated",
            pod.metadata().uid());
  }

  @Test
  void nameMustMatchThePath() {
    create("a", "Running", true);

    assertThatThrownBy(() ->
            evictions.create(
                CoreStores.request("POST", "/api/v1/namespaces/ns/pods/a/eviction"),
                new ObjectName("ns", "a"),
                Eviction.builder().metadata(meta -> meta.name("z")).build(),
                WriteCheck.none(),
                false))
        .hasMessage("name in URL does not match name in Eviction object");
    assertThat(pod("a").metadata().deletionTimestamp()).isNull();
  }
}
