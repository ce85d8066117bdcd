package dev.navarch.registry.admission.priority;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.PreemptionPolicy;
import dev.navarch.api.scheduling.v1.PriorityClass;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.admission.refusal.Refused;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks up the class that a pod names, or else the default one, and writes its number into the pod.
 * There is one default class at most.
 */
public final class PriorityAdmission implements MutatingPlugin, ValidatingPlugin {
  public static final String NAME = "Priority";

  private static final String SYSTEM_PREFIX = "system-";

  private final ResourceStore<PriorityClass> classes;

  public PriorityAdmission(BuiltInStores stores) {
    classes = stores.of("scheduling.k8s.io", "priorityclasses");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (!request.isFor("", "pods") || !(object instanceof Pod pod)) {
      return object;
    }
    return switch (request.operation()) {
      case CREATE -> withPriority(request, pod);
      case UPDATE -> request.oldObject() instanceof Pod old ? withPriorityOf(old, pod) : pod;
      case DELETE, CONNECT -> pod;
    };
  }

  /** What a class gives a pod. */
  private record Rank(String className, int priority, @Nullable String preemption) {}

  private Pod withPriority(AdmissionRequest request, Pod pod) {
    PodSpec spec = pod.spec();
    Rank rank =
        spec.priorityClassName().isEmpty()
            ? defaultRank()
            : rank(request, spec.priorityClassName());
    if (spec.priority() != null && spec.priority() != rank.priority()) {
      throw Refused.forbidden(
          request,
          ("the integer value of priority (%d) must not be provided in pod spec; priority admission"
                  + " controller computed %d from the given PriorityClass name")
              .formatted(spec.priority(), rank.priority()));
    }
    String preemption = rank.preemption();
    if (preemption != null
        && spec.preemptionPolicy() != null
        && !spec.preemptionPolicy().equals(preemption)) {
      throw Refused.forbidden(
          request,
          ("the string value of PreemptionPolicy (%s) must not be provided in pod spec; priority"
                  + " admission controller computed %s from the given PriorityClass name")
              .formatted(spec.preemptionPolicy(), preemption));
    }
    return pod.toBuilder()
        .spec(s ->
            s.priorityClassName(rank.className())
                .priority(rank.priority())
                .preemptionPolicy(preemption == null ? spec.preemptionPolicy() : preemption))
        .build();
  }

  private Rank rank(AdmissionRequest request, String className) {
    return classes
        .get(new ObjectName("", className))
        .map(PriorityAdmission::rank)
        .orElseThrow(() ->
            Refused.forbidden(
                request, "no PriorityClass with name %s was found".formatted(className)));
  }

  private static Rank rank(PriorityClass found) {
    return new Rank(found.metadata().name(), found.value(), found.preemptionPolicy());
  }

  private Rank defaultRank() {
    return defaultClass()
        .map(PriorityAdmission::rank)
        .orElse(new Rank("", 0, PreemptionPolicy.PREEMPT_LOWER_PRIORITY));
  }

  /** Two writers may have made two; the lower one does less harm. */
  private Optional<PriorityClass> defaultClass() {
    return classes.list("").stream()
        .filter(PriorityClass::globalDefault)
        .min(Comparator.comparingInt(PriorityClass::value));
  }

  /** An old client that does not know the fields does not take them away. */
  private static Pod withPriorityOf(Pod old, Pod pod) {
    Integer priority =
        pod.spec().priority() == null ? old.spec().priority() : pod.spec().priority();
    String preemption =
        pod.spec().preemptionPolicy() == null
            ? old.spec().preemptionPolicy()
            : pod.spec().preemptionPolicy();
    boolean same =
        Objects.equals(priority, pod.spec().priority())
            && Objects.equals(preemption, pod.spec().preemptionPolicy());
    return same
        ? pod
        : pod.toBuilder().spec(s -> s.priority(priority).preemptionPolicy(preemption)).build();
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (request.operation() == Operation.DELETE
        && request.isFor("scheduling.k8s.io", "priorityclasses")
        && request.name().startsWith(SYSTEM_PREFIX)) {
      throw Refused.forbidden(request, "this is a system priority class and cannot be deleted");
    }
    if (!request.isFor("scheduling.k8s.io", "priorityclasses")
        || !(request.object() instanceof PriorityClass written)
        || !written.globalDefault()) {
      return;
    }
    Optional<PriorityClass> present = defaultClass();
    if (present.isPresent()
        && (request.operation() == Operation.CREATE
            || !present.get().metadata().name().equals(written.metadata().name()))) {
      throw Refused.forbidden(
          request,
          "PriorityClass %s is already marked as default. Only one default can exist"
              .formatted(present.get().metadata().name()));
    }
  }
}
