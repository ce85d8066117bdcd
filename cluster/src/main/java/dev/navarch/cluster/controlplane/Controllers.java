package dev.navarch.cluster.controlplane;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.registry.admission.resourcequota.QuotaRecount;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.rbac.aggregation.ClusterRoleAggregator;
import java.time.InstantSource;
import java.util.Set;

/**
 * What Kubernetes does outside of its API server and this server does by itself, inside of it,
 * under the names that controllers have there. Those that are clients of the server are in {@link
 * ControllerHost}.
 */
final class Controllers {
  static final String CLUSTER_ROLE_AGGREGATION = "clusterrole-aggregation-controller";
  static final String RESOURCE_QUOTA = "resourcequota-controller";

  private Controllers() {}

  /** Has all controllers but some looked after. */
  static void addTo(
      Upkeep upkeep, BuiltInStores stores, Set<String> disabled, InstantSource clock) {
    if (!disabled.contains(CLUSTER_ROLE_AGGREGATION)) {
      upkeep.loop(() ->
          new ClusterRoleAggregator(
              stores.<ClusterRole>of("rbac.authorization.k8s.io", "clusterroles"), clock));
    }
    if (!disabled.contains(RESOURCE_QUOTA)) {
      upkeep.loop(() -> new QuotaRecount(stores, clock));
    }
  }
}
