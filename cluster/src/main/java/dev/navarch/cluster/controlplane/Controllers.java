package dev.navarch.cluster.controlplane;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.registry.admission.resourcequota.QuotaRecount;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.rbac.aggregation.ClusterRoleAggregator;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
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

  /**
   * Starts all controllers but some.
   *
   * @return those that run, to be closed by the caller
   */
  static List<AutoCloseable> start(
      BuiltInStores stores, Set<String> disabled, InstantSource clock) {
    List<AutoCloseable> running = new ArrayList<>();
    if (!disabled.contains(CLUSTER_ROLE_AGGREGATION)) {
      ClusterRoleAggregator aggregator =
          new ClusterRoleAggregator(
              stores.<ClusterRole>of("rbac.authorization.k8s.io", "clusterroles"), clock);
      aggregator.start();
      running.add(aggregator);
    }
    if (!disabled.contains(RESOURCE_QUOTA)) {
      QuotaRecount recount = new QuotaRecount(stores, clock);
      recount.start();
      running.add(recount);
    }
    return running;
  }
}
