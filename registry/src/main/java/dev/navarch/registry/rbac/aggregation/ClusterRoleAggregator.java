package dev.navarch.registry.rbac.aggregation;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.loop.ChangeLoop;
import dev.navarch.registry.loop.Loop;
import java.time.InstantSource;
import java.util.List;

/**
 * Keeps the rules of aggregated cluster roles up to date: whenever a cluster role changes, all are
 * computed again until none changes any more. Several of these, on several servers, do no harm to
 * each other: they all come to the same result.
 *
 * <p>Started once and closed once; see {@link ChangeLoop} for the thread that does the work.
 */
public final class ClusterRoleAggregator implements Loop {
  private static final User SELF =
      User.of(
          "system:serviceaccount:kube-system:clusterrole-aggregation-controller",
          User.MASTERS_GROUP);

  private final ResourceStore<ClusterRole> roles;
  private final InstantSource clock;
  private final ChangeLoop loop;

  public ClusterRoleAggregator(ResourceStore<ClusterRole> roles, InstantSource clock) {
    this.roles = roles;
    this.clock = clock;
    this.loop =
        new ChangeLoop(
            "clusterrole-aggregation",
            roles.store(),
            ChangeLoop.Pace.AT_ONCE,
            whole -> aggregate());
  }

  @Override
  public void start() {
    loop.start();
  }

  /** Roles may gather from roles that gather: a change takes at most as many rounds as roles. */
  private void aggregate() {
    loop.follow(roles.span(""), event -> true);
    List<ClusterRole> all = roles.list("");
    for (int round = 0; round < all.size(); round++) {
      boolean still = true;
      for (ClusterRole role : all) {
        if (ClusterRoleAggregation.aggregated(role, all).isPresent()) {
          write(role.metadata().name(), all);
          still = false;
        }
      }
      if (still) {
        return;
      }
      all = roles.list("");
    }
  }

  private void write(String name, List<ClusterRole> all) {
    RequestInfo request =
        RequestInfo.of(
            "PUT", "/apis/rbac.authorization.k8s.io/v1/clusterroles/" + name, Query.EMPTY);
    ObjectName object = new ObjectName("", name);
    try {
      roles.update(
          new RequestContext(request, SELF, "", new Warnings(), clock.instant()),
          object,
          stored -> {
            if (stored == null) {
              throw roles.notFound(object);
            }
            return ClusterRoleAggregation.aggregated(stored, all).orElse(stored);
          },
          WriteCheck.none(),
          UpdateRules.PLAIN);
    } catch (ApiException e) {
      if (e.reason() != StatusReason.NOT_FOUND) {
        throw e;
      }
    }
  }

  @Override
  public void close() {
    loop.close();
  }
}
