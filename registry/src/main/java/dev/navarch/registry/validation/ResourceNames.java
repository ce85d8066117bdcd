package dev.navarch.registry.validation;

import dev.navarch.apimachinery.labels.NameSyntax;
import java.util.Set;

/** The names of what containers, quotas and nodes count: {@code cpu}, {@code example.com/gpu}. */
public final class ResourceNames {
  public static final String CPU = "cpu";
  public static final String MEMORY = "memory";
  public static final String EPHEMERAL_STORAGE = "ephemeral-storage";
  public static final String STORAGE = "storage";
  public static final String HUGE_PAGES_PREFIX = "hugepages-";

  private static final String REQUESTS_PREFIX = "requests.";
  private static final Set<String> OBJECT_COUNTS =
      Set.of(
          "pods",
          "services",
          "replicationcontrollers",
          "resourcequotas",
          "secrets",
          "configmaps",
          "persistentvolumeclaims",
          "services.nodeports",
          "services.loadbalancers");
  private static final Set<String> STANDARD =
      Set.of(
          CPU,
          MEMORY,
          EPHEMERAL_STORAGE,
          "requests.cpu",
          "requests.memory",
          "requests.ephemeral-storage",
          "limits.cpu",
          "limits.memory",
          "limits.ephemeral-storage",
          "pods",
          "resourcequotas",
          "services",
          "replicationcontrollers",
          "secrets",
          "persistentvolumeclaims",
          "configmaps",
          STORAGE,
          "requests.storage");

  private ResourceNames() {}

  /** Kubernetes' own, as opposed to what a vendor adds under a domain of its own. */
  public static boolean isNative(String name) {
    return name.indexOf('/') < 0 || name.contains("kubernetes.io/");
  }

  public static boolean isHugePages(String name) {
    return name.startsWith(HUGE_PAGES_PREFIX);
  }

  /** What a container may ask for under a name without a domain. */
  public static boolean isStandardForContainers(String name) {
    return name.equals(CPU)
        || name.equals(MEMORY)
        || name.equals(EPHEMERAL_STORAGE)
        || isHugePages(name);
  }

  /** What is known under a name without a domain. */
  public static boolean isStandard(String name) {
    return STANDARD.contains(name)
        || isHugePages(name)
        || name.startsWith(REQUESTS_PREFIX + HUGE_PAGES_PREFIX);
  }

  /** What a vendor adds, such as {@code example.com/gpu}. */
  public static boolean isExtended(String name) {
    return !isNative(name)
        && !name.startsWith(REQUESTS_PREFIX)
        && NameSyntax.qualifiedName(REQUESTS_PREFIX + name).isEmpty();
  }

  /** What is counted in whole units. */
  public static boolean isInteger(String name) {
    return OBJECT_COUNTS.contains(name) || isExtended(name);
  }

  /** Whether a container may be promised less of it than it may use. */
  public static boolean isOvercommitAllowed(String name) {
    return isNative(name) && !isHugePages(name);
  }
}
