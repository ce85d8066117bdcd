package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.Affinity;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodAffinityTerm;
import dev.navarch.api.core.v1.PodPhase;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ResourceQuotaScope;
import dev.navarch.api.core.v1.ScopedResourceSelectorRequirement;
import dev.navarch.api.core.v1.WeightedPodAffinityTerm;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.registry.admission.podresources.PodTotals;
import dev.navarch.registry.core.pod.QosClass;
import dev.navarch.registry.validation.ResourceNames;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Pods and what their containers ask for. A pod that has ended uses nothing any more. */
record PodEvaluator(InstantSource clock) implements Evaluator {
  private static final String COUNT = CountEvaluator.countName(Evaluators.PODS);
  private static final String PODS = "pods";
  private static final String REQUESTS = "requests.";
  private static final String LIMITS = "limits.";
  private static final List<String> COMPUTE =
      List.of(ResourceNames.CPU, ResourceNames.MEMORY, ResourceNames.EPHEMERAL_STORAGE);

  /** What every container has to say if a quota limits it. */
  private static final Set<String> MUST_BE_SET =
      Set.of("cpu", "memory", "requests.cpu", "requests.memory", "limits.cpu", "limits.memory");

  @Override
  public boolean handles(Operation operation, String subresource) {
    return switch (operation) {
      case CREATE -> subresource.isEmpty();
      case UPDATE -> subresource.equals("resize");
      case DELETE, CONNECT -> false;
    };
  }

  @Override
  public boolean knows(String resource) {
    return resource.equals(COUNT)
        || resource.equals(PODS)
        || COMPUTE.contains(withoutPrefix(resource))
        || ResourceNames.isHugePages(resource)
        || resource.startsWith(REQUESTS + ResourceNames.HUGE_PAGES_PREFIX)
        || (resource.startsWith(REQUESTS) && !ResourceNames.isNative(resource));
  }

  private static String withoutPrefix(String resource) {
    if (resource.startsWith(REQUESTS)) {
      return resource.substring(REQUESTS.length());
    }
    return resource.startsWith(LIMITS) ? resource.substring(LIMITS.length()) : resource;
  }

  @Override
  public Map<String, Quantity> usage(MetaObject object) {
    if (!(object instanceof Pod pod)) {
      return Map.of();
    }
    Map<String, Quantity> usage = new TreeMap<>();
    if (isAlive(pod)) {
      PodSpec spec = pod.spec();
      Map<String, Quantity> requests = PodTotals.requests(spec);
      Map<String, Quantity> limits = PodTotals.limits(spec);
      spec.overhead().forEach((name, amount) -> requests.merge(name, amount, Quantity::add));
      spec.overhead()
          .forEach(
              (name, amount) -> limits.computeIfPresent(name, (n, limit) -> limit.add(amount)));
      usage.putAll(named(requests, limits));
      usage.put(PODS, CountEvaluator.ONE);
    }
    usage.put(COUNT, CountEvaluator.ONE);
    return usage;
  }

  private boolean isAlive(Pod pod) {
    String phase = pod.status().phase();
    if (phase.equals(PodPhase.FAILED) || phase.equals(PodPhase.SUCCEEDED)) {
      return false;
    }
    ObjectMeta metadata = pod.metadata();
    Time deletion = metadata.deletionTimestamp();
    Long grace = metadata.deletionGracePeriodSeconds();
    return deletion == null
        || grace == null
        || clock.instant().getEpochSecond() <= deletion.epochSecond() + grace;
  }

  /** Amounts under the names that quotas give them. */
  private static Map<String, Quantity> named(
      Map<String, Quantity> requests, Map<String, Quantity> limits) {
    Map<String, Quantity> usage = new TreeMap<>();
    requests.forEach((name, amount) -> {
      if (COMPUTE.contains(name) || ResourceNames.isHugePages(name)) {
        usage.put(name, amount);
        usage.put(REQUESTS + name, amount);
      } else if (ResourceNames.isExtended(name)) {
        usage.put(REQUESTS + name, amount);
      }
    });
    limits.forEach((name, amount) -> {
      if (COMPUTE.contains(name)) {
        usage.put(LIMITS + name, amount);
      }
    });
    return usage;
  }

  @Override
  public Optional<String> problem(Set<String> limited, MetaObject object) {
    if (!(object instanceof Pod pod) || PodTotals.isSetForPod(pod.spec())) {
      return Optional.empty();
    }
    Set<String> required = new TreeSet<>(limited);
    required.retainAll(MUST_BE_SET);
    Map<String, Set<String>> missing = new TreeMap<>();
    for (Container container : allContainers(pod.spec())) {
      Set<String> set =
          named(container.resources().requests(), container.resources().limits()).keySet();
      for (String resource : required) {
        if (!set.contains(resource)) {
          missing.computeIfAbsent(resource, name -> new TreeSet<>()).add(container.name());
        }
      }
    }
    if (missing.isEmpty()) {
      return Optional.empty();
    }
    List<String> parts = new ArrayList<>();
    missing.forEach((resource, names) -> parts.add(resource + " for: " + String.join(",", names)));
    return Optional.of("must specify " + String.join("; ", parts));
  }

  private static List<Container> allContainers(PodSpec spec) {
    return Stream.concat(spec.containers().stream(), spec.initContainers().stream()).toList();
  }

  @Override
  public boolean isIn(ScopedResourceSelectorRequirement scope, MetaObject object) {
    if (!(object instanceof Pod pod)) {
      return false;
    }
    PodSpec spec = pod.spec();
    return switch (scope.scopeName()) {
      case ResourceQuotaScope.TERMINATING -> isTerminating(spec);
      case ResourceQuotaScope.NOT_TERMINATING -> !isTerminating(spec);
      case ResourceQuotaScope.BEST_EFFORT -> isBestEffort(spec);
      case ResourceQuotaScope.NOT_BEST_EFFORT -> !isBestEffort(spec);
      case ResourceQuotaScope.PRIORITY_CLASS ->
          ScopeValues.match(
              scope,
              spec.priorityClassName().isEmpty() ? Set.of() : Set.of(spec.priorityClassName()));
      case ResourceQuotaScope.CROSS_NAMESPACE_POD_AFFINITY -> looksIntoOtherNamespaces(spec);
      default -> false;
    };
  }

  private static boolean isTerminating(PodSpec spec) {
    return spec.activeDeadlineSeconds() != null && spec.activeDeadlineSeconds() >= 0;
  }

  private static boolean isBestEffort(PodSpec spec) {
    return QosClass.of(spec).equals(QosClass.BEST_EFFORT);
  }

  private static boolean looksIntoOtherNamespaces(PodSpec spec) {
    Affinity affinity = spec.affinity();
    if (affinity == null) {
      return false;
    }
    List<PodAffinityTerm> terms = new ArrayList<>();
    List<WeightedPodAffinityTerm> weighted = new ArrayList<>();
    if (affinity.podAffinity() != null) {
      terms.addAll(affinity.podAffinity().requiredDuringSchedulingIgnoredDuringExecution());
      weighted.addAll(affinity.podAffinity().preferredDuringSchedulingIgnoredDuringExecution());
    }
    if (affinity.podAntiAffinity() != null) {
      terms.addAll(affinity.podAntiAffinity().requiredDuringSchedulingIgnoredDuringExecution());
      weighted.addAll(affinity.podAntiAffinity().preferredDuringSchedulingIgnoredDuringExecution());
    }
    weighted.forEach(term -> terms.add(term.podAffinityTerm()));
    return terms.stream()
        .anyMatch(term -> !term.namespaces().isEmpty() || term.namespaceSelector() != null);
  }
}
