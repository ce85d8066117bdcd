package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counts what a namespace really uses of what a quota limits. Admission only ever adds to the
 * numbers of a quota; whoever notices that objects have gone away has them counted again here.
 */
public final class QuotaUsage {
  /** How many objects there are of a resource that is not built in. */
  @FunctionalInterface
  public interface OtherObjects {
    OtherObjects UNKNOWN = (resource, namespace) -> OptionalLong.empty();

    /** Empty if there is no such resource. */
    OptionalLong count(GroupResource resource, String namespace);
  }

  private final BuiltInStores stores;
  private final OtherObjects others;
  private final InstantSource clock;

  public QuotaUsage(BuiltInStores stores, OtherObjects others, InstantSource clock) {
    this.stores = stores;
    this.others = others;
    this.clock = clock;
  }

  /**
   * What is used of everything that the specification of a quota limits. What nothing can be said
   * about is left out.
   */
  public Map<String, Quantity> of(ResourceQuota quota) {
    Set<String> limited = quota.spec().hard().keySet();
    Map<GroupResource, Set<String>> wanted = new HashMap<>();
    for (String name : limited) {
      for (GroupResource resource : candidates(name)) {
        if (Evaluators.of(resource, clock).knows(name)) {
          wanted.computeIfAbsent(resource, r -> new TreeSet<>()).add(name);
        }
      }
    }
    Map<String, Quantity> used = new TreeMap<>();
    wanted.forEach((resource, names) -> count(quota, resource, names, used));
    return used;
  }

  private static List<GroupResource> candidates(String name) {
    if (CountEvaluator.isCountName(name)) {
      return List.of(CountEvaluator.counted(name));
    }
    GroupResource core = new GroupResource("", name);
    return Evaluators.hasShortName(core)
        ? List.of(core)
        : List.of(Evaluators.PODS, Evaluators.SERVICES, Evaluators.CLAIMS);
  }

  private void count(
      ResourceQuota quota, GroupResource resource, Set<String> names, Map<String, Quantity> used) {
    String namespace = quota.metadata().namespace();
    QuotaScopes scopes = QuotaScopes.of(quota);
    Evaluator evaluator = Evaluators.of(resource, clock);
    if (!isBuiltIn(resource)) {
      OptionalLong number = others.count(resource, namespace);
      if (number.isPresent()) {
        long counted = scopes.scopes().isEmpty() ? number.getAsLong() : 0;
        names.forEach(name -> used.put(name, Quantity.of(counted)));
      }
      return;
    }
    names.forEach(name -> used.put(name, Quantity.ZERO));
    ResourceStore<?> store = stores.of(resource);
    for (MetaObject object : store.list(namespace)) {
      if (scopes.match(evaluator, object)) {
        Map<String, Quantity> usage = evaluator.usage(object);
        for (String name : names) {
          Quantity amount = usage.get(name);
          if (amount != null) {
            used.merge(name, amount, Quantity::add);
          }
        }
      }
    }
  }

  /** Only what is stored in namespaces can be counted there. */
  private static boolean isBuiltIn(GroupResource resource) {
    return BuiltInGroups.group(resource.group()).stream()
        .flatMap(group -> group.resources().stream())
        .anyMatch(type ->
            type.name().resource().equals(resource.resource())
                && !type.isSubresource()
                && type.namespaced()
                && type.in136().storage() != null);
  }
}
