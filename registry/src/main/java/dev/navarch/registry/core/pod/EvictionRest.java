package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodCondition;
import dev.navarch.api.core.v1.PodPhase;
import dev.navarch.api.policy.v1.Eviction;
import dev.navarch.api.policy.v1.PodDisruptionBudget;
import dev.navarch.api.policy.v1.PodDisruptionBudgetStatus;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Preconditions;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Deletes pods as far as their disruption budgets allow. A pod that does nothing for anybody, being
 * pending, over or on its way out, goes whatever the budget says; so does one that is not ready,
 * where the budget's policy lets it.
 */
public final class EvictionRest implements Creatable<Eviction> {
  private static final GroupResource PODS = new GroupResource("", "pods");
  private static final int ATTEMPTS = 20;

  private final BuiltInStores stores;
  private final DisruptionBudgets budgets;
  private final ObjectModel model;

  public EvictionRest(BuiltInStores stores) {
    this.stores = stores;
    this.budgets = new DisruptionBudgets(stores);
    this.model =
        stores.model(new GroupKind("policy", "Eviction"), new GroupVersion("policy", "v1"));
  }

  /** Evictions of all versions are alike. */
  @Override
  public boolean accepts(GroupVersion version) {
    return version.group().equals("policy");
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  private ResourceStore<Pod> pods() {
    return stores.of("", "pods");
  }

  @SuppressWarnings("unchecked") // the resource's kind decides
  private ResourceStore<Pod> statuses() {
    return (ResourceStore<Pod>) stores.status(PODS);
  }

  @Override
  public ApiObject create(
      RequestContext context,
      ObjectName name,
      Eviction object,
      WriteCheck<Eviction> check,
      boolean dryRun) {
    if (!name.name().equals(object.metadata().name())) {
      throw ApiException.badRequest("name in URL does not match name in Eviction object");
    }
    DeleteOptions options = options(object.deleteOptions(), dryRun);
    check.check(object, null);
    if (!evictIdle(context, name, options)) {
      evictWorking(context, name, options);
    }
    return Status.builder().status("Success").code(201).build();
  }

  private static DeleteOptions options(@Nullable DeleteOptions options, boolean dryRun) {
    DeleteOptions given = options == null ? DeleteOptions.builder().build() : options;
    return dryRun && given.dryRun().isEmpty()
        ? given.toBuilder().dryRun(List.of("All")).build()
        : given;
  }

  /** Deletes a pod that nobody would miss; says whether it was one. */
  private boolean evictIdle(RequestContext context, ObjectName name, DeleteOptions options) {
    for (int attempt = 1; ; attempt++) {
      Pod pod = pods().require(name);
      if (!isIdle(pod)) {
        return false;
      }
      boolean mayBegin = pod.status().phase().equals(PodPhase.PENDING) && !isDeleted(pod);
      DeleteOptions exact =
          mayBegin && version(options) == null ? onlyIf(options, pod.metadata()) : options;
      try {
        delete(context, name, exact);
        return true;
      } catch (ApiException e) {
        if (e.code() != 409 || version(options) != null || attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  private static boolean isDeleted(Pod pod) {
    return pod.metadata().deletionTimestamp() != null;
  }

  private static boolean isIdle(Pod pod) {
    return switch (pod.status().phase()) {
      case PodPhase.PENDING, PodPhase.SUCCEEDED, PodPhase.FAILED -> true;
      default -> isDeleted(pod);
    };
  }

  private void evictWorking(RequestContext context, ObjectName name, DeleteOptions options) {
    Pod pod = pods().require(name);
    List<PodDisruptionBudget> all = budgets.of(pod);
    if (all.size() > 1) {
      throw ApiException.unknown(
          "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.");
    }
    if (all.isEmpty()) {
      delete(context, name, options);
      return;
    }
    PodDisruptionBudget budget = all.getFirst();
    if (!isFree(pod, budget)) {
      budgets.take(context, budget, name.name(), !options.dryRun().isEmpty());
      delete(context, name, options);
      return;
    }
    try {
      delete(context, name, onlyIf(options, pod.metadata()));
    } catch (ApiException e) {
      throw e.code() == 409 && version(options) == null
          ? DisruptionBudgets.stillProcessed(budget.metadata().name())
          : e;
    }
  }

  /** Whether the pod does not count as healthy, and may go without the budget being touched. */
  private static boolean isFree(Pod pod, PodDisruptionBudget budget) {
    if (PodConditions.isTrue(pod.status(), PodConditions.READY)) {
      return false;
    }
    PodDisruptionBudgetStatus status = budget.status();
    return "AlwaysAllow".equals(budget.spec().unhealthyPodEvictionPolicy())
        || (status.desiredHealthy() > 0 && status.currentHealthy() >= status.desiredHealthy());
  }

  private static @Nullable String version(DeleteOptions options) {
    Preconditions conditions = options.preconditions();
    return conditions == null ? null : conditions.resourceVersion();
  }

  private static DeleteOptions onlyIf(DeleteOptions options, ObjectMeta unchanged) {
    Preconditions present = options.preconditions();
    return options.toBuilder()
        .preconditions(
            new Preconditions(present == null ? null : present.uid(), unchanged.resourceVersion()))
        .build();
  }

  /** Notes in the pod why it goes, then deletes it. */
  private void delete(RequestContext context, ObjectName name, DeleteOptions options) {
    DeleteOptions rest = options;
    if (options.dryRun().isEmpty()) {
      Pod noted =
          statuses()
              .update(
                  context,
                  name,
                  existing -> {
                    if (existing == null) {
                      throw ApiException.notFound(PODS, name.name());
                    }
                    checkPreconditions(options.preconditions(), existing.metadata());
                    return noted(context, existing);
                  },
                  WriteCheck.none(),
                  UpdateRules.PLAIN)
              .object();
      rest = version(options) == null ? options : onlyIf(options, noted.metadata());
    }
    pods().delete(context, name, rest, WriteCheck.none());
  }

  private static Pod noted(RequestContext context, Pod pod) {
    PodCondition target =
        PodCondition.builder()
            .type(PodConditions.DISRUPTION_TARGET)
            .status(PodConditions.TRUE)
            .reason("EvictionByEvictionAPI")
            .message("Eviction API: evicting")
            .build();
    return pod.toBuilder()
        .status(
            PodConditions.with(pod.status(), target, pod.metadata().generation(), context.now()))
        .build();
  }

  private static void checkPreconditions(@Nullable Preconditions wanted, ObjectMeta present) {
    if (wanted == null) {
      return;
    }
    String uid = wanted.uid();
    if (uid != null && !uid.isEmpty() && !uid.equals(present.uid())) {
      throw conflict(
          present,
          "the UID in the precondition (%s) does not match the UID in record (%s). The object might have been deleted and then recreated"
              .formatted(uid, present.uid()));
    }
    String version = wanted.resourceVersion();
    if (version != null && !version.isEmpty() && !version.equals(present.resourceVersion())) {
      throw conflict(
          present,
          "the ResourceVersion in the precondition (%s) does not match the ResourceVersion in record (%s). The object might have been modified"
              .formatted(version, present.resourceVersion()));
    }
  }

  private static ApiException conflict(ObjectMeta pod, String problem) {
    return ApiException.conflict(new GroupResource("", "Pod"), pod.name(), problem);
  }
}
