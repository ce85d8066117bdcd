package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.rest.ResourceKind;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.RangeRequest;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Counts what a namespace really uses of what a quota limits. */
final class QuotaUsage {
  private final BuiltInStores stores;
  private final InstantSource clock;

  QuotaUsage(BuiltInStores stores, InstantSource clock) {
    this.stores = stores;
    this.clock = clock;
  }

  /**
   * What is used of everything that the specification of a quota limits. What nothing can be said
   * about is left out.
   */
  Map<String, Quantity> of(ResourceQuota quota) {
    Map<String, Quantity> used = new TreeMap<>();
    limited(quota).forEach((resource, names) -> count(quota, resource, names, used));
    return used;
  }

  /** Where the objects lie that a quota counts, in all namespaces: how their keys begin. */
  Set<String> keyPrefixes(ResourceQuota quota) {
    Set<String> prefixes = new TreeSet<>();
    for (GroupResource resource : limited(quota).keySet()) {
      keyPrefix(resource).ifPresent(prefixes::add);
    }
    return prefixes;
  }

  /** The resources that a quota is about, each with what is limited of it. */
  private Map<GroupResource, Set<String>> limited(ResourceQuota quota) {
    Map<GroupResource, Set<String>> limited = new HashMap<>();
    for (String name : quota.spec().hard().keySet()) {
      for (GroupResource resource : candidates(name)) {
        if (Evaluators.of(resource, clock).knows(name) && keyPrefix(resource).isPresent()) {
          limited.computeIfAbsent(resource, r -> new TreeSet<>()).add(name);
        }
      }
    }
    return limited;
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

  /**
   * Empty if nothing of the resource is stored in namespaces. The objects of a group that is not
   * built in can only be custom ones; groups of those have a dot.
   *
   * <p>Differs from Kubernetes: of a custom resource that is not defined yet nothing is used, where
   * Kubernetes says nothing until it has found the definition.
   */
  private Optional<String> keyPrefix(GroupResource resource) {
    if (Evaluators.isIgnored(resource)) {
      return Optional.empty();
    }
    boolean custom =
        resource.group().contains(".") && BuiltInGroups.group(resource.group()).isEmpty();
    return custom
        ? Optional.of(resource.group() + "/" + resource.resource() + "/")
        : stores
            .find(resource)
            .<ResourceKind<?>>map(store -> store.kind())
            .filter(ResourceKind::namespaced)
            .map(ResourceKind::keyPrefix);
  }

  private void count(
      ResourceQuota quota, GroupResource resource, Set<String> names, Map<String, Quantity> used) {
    QuotaScopes scopes = QuotaScopes.of(quota);
    String namespace = quota.metadata().namespace();
    switch (Evaluators.of(resource, clock)) {
      case CountEvaluator ignored -> {
        Quantity number =
            scopes.scopes().isEmpty() ? Quantity.of(number(resource, namespace)) : Quantity.ZERO;
        names.forEach(name -> used.put(name, number));
      }
      case Evaluator evaluator -> {
        names.forEach(name -> used.put(name, Quantity.ZERO));
        for (MetaObject object : stores.of(resource).list(namespace)) {
          if (scopes.match(evaluator, object)) {
            add(evaluator.usage(object), names, used);
          }
        }
      }
    }
  }

  private long number(GroupResource resource, String namespace) {
    KeySpan span = KeySpan.prefix(keyPrefix(resource).orElseThrow() + namespace + "/");
    return stores.store().range(RangeRequest.count(span)).count();
  }

  private static void add(
      Map<String, Quantity> usage, Set<String> names, Map<String, Quantity> used) {
    for (String name : names) {
      Quantity amount = usage.get(name);
      if (amount != null) {
        used.merge(name, amount, Quantity::add);
      }
    }
  }
}
