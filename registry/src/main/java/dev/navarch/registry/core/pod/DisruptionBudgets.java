package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.policy.v1.PodDisruptionBudget;
import dev.navarch.api.policy.v1.PodDisruptionBudgetStatus;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.labels.LabelSelectorException;
import dev.navarch.apimachinery.meta.v1.Condition;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.objects.FieldOwnership;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The budgets that limit how many pods may be evicted, and what evictions take from them. */
final class DisruptionBudgets {
  private static final GroupResource BUDGETS = new GroupResource("policy", "poddisruptionbudgets");
  private static final GroupResource BUDGET = new GroupResource("policy", "poddisruptionbudget");
  private static final GroupVersionKind KIND =
      new GroupVersionKind("policy", "v1", "PodDisruptionBudget");

  /** Who is said to have written the budget. */
  private static final String MANAGER = "kube-apiserver-1.36";

  private static final String VIOLATED =
      "Cannot evict pod as it would violate the pod's disruption budget.";
  private static final String ALLOWED = "DisruptionAllowed";
  private static final int MOST_DISRUPTED = 2000;
  private static final int RETRY_SECONDS = 10;

  private final BuiltInStores stores;

  DisruptionBudgets(BuiltInStores stores) {
    this.stores = stores;
  }

  /** The budgets that a pod counts in. */
  List<PodDisruptionBudget> of(Pod pod) {
    if (pod.metadata().labels().isEmpty()) {
      return List.of();
    }
    ResourceStore<PodDisruptionBudget> all = stores.of(BUDGETS.group(), BUDGETS.resource());
    return all.list(pod.metadata().namespace()).stream()
        .filter(budget -> selects(budget, pod))
        .toList();
  }

  private static boolean selects(PodDisruptionBudget budget, Pod pod) {
    try {
      return LabelSelectors.toSelector(budget.spec().selector()).matches(pod.metadata().labels());
    } catch (LabelSelectorException e) {
      return false;
    }
  }

  /**
   * Takes one disruption from a budget for a pod.
   *
   * @throws ApiException if there is none to take
   */
  void take(RequestContext context, PodDisruptionBudget budget, String pod, boolean dryRun) {
    ResourceStore<PodDisruptionBudget> statuses = statuses();
    FieldOwnership owners =
        new FieldOwnership(statuses.model(), KIND, "status", statuses.strategy().resetFields());
    ObjectName name = new ObjectName(budget.metadata().namespace(), budget.metadata().name());
    statuses.update(
        context,
        name,
        existing -> {
          if (existing == null) {
            throw statuses.notFound(name);
          }
          check(existing);
          PodDisruptionBudget taken =
              existing.toBuilder().status(taken(existing.status(), pod, context.now())).build();
          return (PodDisruptionBudget) owners.updated(existing, taken, MANAGER, context.now());
        },
        WriteCheck.none(),
        UpdateRules.dryRun(dryRun));
  }

  @SuppressWarnings("unchecked") // the resource's kind decides
  private ResourceStore<PodDisruptionBudget> statuses() {
    return (ResourceStore<PodDisruptionBudget>) stores.status(BUDGETS);
  }

  private static void check(PodDisruptionBudget budget) {
    PodDisruptionBudgetStatus status = budget.status();
    String name = budget.metadata().name();
    if (status.observedGeneration() < budget.metadata().generation()) {
      throw stillProcessed(name);
    }
    if (status.disruptionsAllowed() < 0) {
      throw ApiException.forbidden(BUDGET, name, "pdb disruptions allowed is negative");
    }
    if (status.disruptedPods().size() > MOST_DISRUPTED) {
      throw ApiException.forbidden(
          BUDGET,
          name,
          "DisruptedPods map too big - too many evictions not confirmed by PDB controller");
    }
    if (status.disruptionsAllowed() == 0) {
      throw ApiException.tooManyRequests(VIOLATED, 0).withStatusCause(cause(spent(budget)));
    }
  }

  /** The answer while nobody has worked out yet what the budget allows. */
  static ApiException stillProcessed(String budget) {
    return ApiException.tooManyRequests(VIOLATED, RETRY_SECONDS)
        .withStatusCause(
            cause(
                "The disruption budget %s is still being processed by the server."
                    .formatted(budget)));
  }

  private static StatusCause cause(String message) {
    return new StatusCause("DisruptionBudget", message, "");
  }

  private static String spent(PodDisruptionBudget budget) {
    PodDisruptionBudgetStatus status = budget.status();
    String name = budget.metadata().name();
    Optional<Condition> failed =
        status.conditions().stream()
            .filter(condition -> condition.type().equals(ALLOWED))
            .filter(condition -> condition.status().equals("False"))
            .filter(condition -> condition.reason().equals("SyncFailed"))
            .findFirst();
    if (failed.isPresent()) {
      return "The disruption budget %s does not allow evicting pods currently because it failed sync: %s"
          .formatted(name, failed.get().message());
    }
    return status.currentHealthy() <= status.desiredHealthy()
        ? "The disruption budget %s needs %d healthy pods and has %d currently"
            .formatted(name, status.desiredHealthy(), status.currentHealthy())
        : "The disruption budget %s does not allow evicting pods currently".formatted(name);
  }

  private static PodDisruptionBudgetStatus taken(
      PodDisruptionBudgetStatus status, String pod, Time now) {
    Map<String, Time> disrupted = new TreeMap<>(status.disruptedPods());
    disrupted.put(pod, now);
    int left = status.disruptionsAllowed() - 1;
    return status.toBuilder()
        .disruptionsAllowed(left)
        .disruptedPods(disrupted)
        .conditions(left == 0 ? noneLeft(status, now) : status.conditions())
        .build();
  }

  private static List<Condition> noneLeft(PodDisruptionBudgetStatus status, Time now) {
    Condition none =
        Condition.builder()
            .type(ALLOWED)
            .status("False")
            .observedGeneration(status.observedGeneration())
            .lastTransitionTime(now)
            .reason("InsufficientPods")
            .build();
    List<Condition> conditions = new ArrayList<>();
    for (Condition condition : status.conditions()) {
      if (!condition.type().equals(ALLOWED)) {
        conditions.add(condition);
      } else if (condition.status().equals("False")) {
        none = none.toBuilder().lastTransitionTime(condition.lastTransitionTime()).build();
      }
    }
    conditions.add(none);
    return conditions;
  }
}
