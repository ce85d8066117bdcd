package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.registry.admission.refusal.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What one write means for the quotas of its namespace.
 *
 * @param old what was there before; null for a new object
 */
record Assessment(
    AdmissionRequest request, Evaluator evaluator, MetaObject object, @Nullable MetaObject old) {

  /**
   * The quotas that change, with what they hold afterwards.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if one has no room
   */
  List<QuotaLedger.Entry> charges(List<QuotaLedger.Account> accounts) {
    List<QuotaLedger.Account> concerned = new ArrayList<>();
    for (QuotaLedger.Account account : accounts) {
      if (concerns(account.quota())) {
        concerned.add(account);
      }
    }
    List<QuotaLedger.Entry> charges = new ArrayList<>();
    for (QuotaLedger.Account account : concerned) {
      Map<String, Quantity> requested = requested(account.quota());
      if (!requested.isEmpty()) {
        charges.add(QuotaLedger.Entry.charged(account, charged(account.quota(), requested)));
      }
    }
    return charges;
  }

  /** Whether a quota is about the object at all; if so, it must be known how much is used. */
  private boolean concerns(ResourceQuota quota) {
    Set<String> limited = limited(quota);
    if (limited.isEmpty() || !QuotaScopes.of(quota).match(evaluator, object)) {
      return false;
    }
    evaluator
        .problem(limited, object)
        .ifPresent(problem -> {
          throw refused("failed quota: %s: %s".formatted(name(quota), problem));
        });
    if (!quota.status().used().keySet().containsAll(limited)) {
      throw refused(
          "status unknown for quota: %s, resources: %s"
              .formatted(name(quota), String.join(",", limited)));
    }
    return true;
  }

  private Set<String> limited(ResourceQuota quota) {
    Set<String> limited = new TreeSet<>(quota.status().hard().keySet());
    limited.removeIf(resource -> !evaluator.knows(resource));
    return limited;
  }

  /** What the quota has to give more than before; an object that it did not count counts whole. */
  private Map<String, Quantity> requested(ResourceQuota quota) {
    Map<String, Quantity> usage = evaluator.usage(object);
    Set<String> negative = new TreeSet<>();
    usage.forEach((resource, amount) -> {
      if (amount.sign() < 0) {
        negative.add(resource);
      }
    });
    if (!negative.isEmpty()) {
      throw refused("quota usage is negative for resource(s): " + String.join(",", negative));
    }
    Map<String, Quantity> before =
        old != null && QuotaScopes.of(quota).match(evaluator, old)
            ? evaluator.usage(old)
            : Map.of();
    Map<String, Quantity> requested = new TreeMap<>();
    usage.forEach((resource, amount) -> {
      Quantity more = amount.sub(before.getOrDefault(resource, Quantity.ZERO));
      if (more.sign() > 0 && quota.status().hard().containsKey(resource)) {
        requested.put(resource, more);
      }
    });
    return requested;
  }

  /** What is used with the object. */
  private Map<String, Quantity> charged(ResourceQuota quota, Map<String, Quantity> requested) {
    Map<String, Quantity> hard = quota.status().hard();
    Map<String, Quantity> used = new TreeMap<>(quota.status().used());
    Set<String> exceeded = new TreeSet<>();
    requested.forEach((resource, amount) -> {
      Quantity sum = used.getOrDefault(resource, Quantity.ZERO).add(amount);
      used.put(resource, sum);
      if (sum.compareTo(hard.getOrDefault(resource, Quantity.ZERO)) > 0) {
        exceeded.add(resource);
      }
    });
    if (!exceeded.isEmpty()) {
      throw refused(
          "exceeded quota: %s, requested: %s, used: %s, limited: %s"
              .formatted(
                  name(quota),
                  list(requested, exceeded),
                  list(quota.status().used(), exceeded),
                  list(hard, exceeded)));
    }
    return used;
  }

  private static String list(Map<String, Quantity> amounts, Set<String> resources) {
    List<String> parts = new ArrayList<>();
    for (String resource : resources) {
      Quantity amount = amounts.get(resource);
      if (amount != null) {
        parts.add(resource + "=" + amount);
      }
    }
    return String.join(",", parts);
  }

  private static String name(ResourceQuota quota) {
    return quota.metadata().name();
  }

  private RuntimeException refused(String problem) {
    return Refused.forbidden(request, problem);
  }
}
