package dev.navarch.registry.core.resourcequota;

import dev.navarch.api.core.v1.ResourceQuotaScope;
import dev.navarch.registry.validation.ResourceNames;
import java.util.Set;

/** What a quota can limit under a name without a domain, and in which scopes. */
final class QuotaResources {
  private static final Set<String> COMPUTE =
      Set.of("cpu", "memory", "limits.cpu", "limits.memory", "requests.cpu", "requests.memory");
  private static final Set<String> OTHERS =
      Set.of(
          "ephemeral-storage",
          "limits.ephemeral-storage",
          "requests.ephemeral-storage",
          "requests.storage",
          "pods",
          "resourcequotas",
          "services",
          "services.loadbalancers",
          "services.nodeports",
          "replicationcontrollers",
          "secrets",
          "configmaps",
          "persistentvolumeclaims");

  private QuotaResources() {}

  static boolean isStandard(String resource) {
    return COMPUTE.contains(resource)
        || OTHERS.contains(resource)
        || ResourceNames.isHugePages(resource)
        || resource.startsWith("requests." + ResourceNames.HUGE_PAGES_PREFIX);
  }

  /** Whether objects in a scope use a resource at all. Unknown scopes are reported elsewhere. */
  static boolean isInScope(String resource, String scope) {
    return switch (scope) {
      case ResourceQuotaScope.BEST_EFFORT -> resource.equals("pods");
      case ResourceQuotaScope.VOLUME_ATTRIBUTES_CLASS ->
          resource.equals("persistentvolumeclaims") || resource.equals("requests.storage");
      case ResourceQuotaScope.TERMINATING,
          ResourceQuotaScope.NOT_TERMINATING,
          ResourceQuotaScope.NOT_BEST_EFFORT,
          ResourceQuotaScope.PRIORITY_CLASS,
          ResourceQuotaScope.CROSS_NAMESPACE_POD_AFFINITY ->
          resource.equals("pods") || COMPUTE.contains(resource);
      default -> true;
    };
  }
}
