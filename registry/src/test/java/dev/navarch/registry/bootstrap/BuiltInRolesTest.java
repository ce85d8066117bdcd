package dev.navarch.registry.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.registry.rbac.aggregation.ClusterRoleAggregation;
import dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the built-in roles are good for. */
class BuiltInRolesTest {
  private static final User ALICE = User.of("alice", User.AUTHENTICATED_GROUP);

  private final InMemoryRbacObjects objects = new InMemoryRbacObjects();
  private final RbacAuthorizer authorizer = new RbacAuthorizer(objects);

  BuiltInRolesTest() {
    BootstrapPolicy.clusterRoles().forEach(objects::put);
    BootstrapPolicy.clusterRoleBindings().forEach(objects::put);
  }

  private Decision ask(User user, String method, String path) {
    return authorizer.decide(new Attributes(user, RequestInfo.of(method, path, Query.EMPTY)));
  }

  private boolean may(User user, String method, String path) {
    return ask(user, method, path) instanceof Decision.Allowed;
  }

  /** Does what a controller does until there is nothing to do. */
  private void aggregate() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (ClusterRole builtIn : BootstrapPolicy.clusterRoles()) {
        ClusterRole role = objects.clusterRole(builtIn.metadata().name()).orElseThrow();
        List<ClusterRole> all =
            BootstrapPolicy.clusterRoles().stream()
                .map(known -> objects.clusterRole(known.metadata().name()).orElseThrow())
                .toList();
        Optional<ClusterRole> better = ClusterRoleAggregation.aggregated(role, all);
        better.ifPresent(objects::put);
        changed |= better.isPresent();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "/healthz,     true,  true",
    "/version,     true,  true",
    "/api,         true,  false",
    "/apis/apps,   true,  false",
    "/openapi/v3,  true,  false",
    "/readyz/ping, false, false",
    "/metrics,     false, false",
    "/secret,      false, false",
  })
  void everybodyMayLookAround(String path, boolean known, boolean anonymous) {
    assertThat(may(ALICE, "GET", path)).isEqualTo(known);
    assertThat(may(User.anonymous(), "GET", path)).isEqualTo(anonymous);
  }

  @Test
  void whoIsKnownMayAskAboutThemselves() {
    String reviews = "/apis/authorization.k8s.io/v1/";

    assertThat(ask(ALICE, "POST", reviews + "selfsubjectaccessreviews"))
        .isEqualTo(
            new Decision.Allowed(
                "RBAC: allowed by ClusterRoleBinding \"system:basic-user\" of ClusterRole"
                    + " \"system:basic-user\" to Group \"system:authenticated\""));
    assertThat(may(ALICE, "POST", reviews + "subjectaccessreviews")).isFalse();
    assertThat(may(User.anonymous(), "POST", reviews + "selfsubjectaccessreviews")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "view,  GET,    pods,           true",
    "view,  GET,    secrets,        false",
    "view,  GET,    resourcequotas, true",
    "view,  POST,   configmaps,     false",
    "edit,  GET,    secrets,        true",
    "edit,  GET,    pods,           true",
    "edit,  POST,   configmaps,     true",
    "edit,  POST,   resourcequotas, false",
    "admin, GET,    secrets,        true",
    "admin, POST,   configmaps,     true",
    "admin, GET,    nodes,          false",
  })
  void eachRoleForPeopleHoldsTheSmallerOnes(
      String role, String method, String resource, boolean allowed) {
    objects.bind(
        "n", "rb", InMemoryRbacObjects.toClusterRole(role), InMemoryRbacObjects.user("alice"));
    String path = "/api/v1/namespaces/n/" + resource;
    assertThat(may(ALICE, method, path)).isFalse();

    aggregate();

    assertThat(may(ALICE, method, path)).isEqualTo(allowed);
  }

  @Test
  void onlyAdminsGiveRolesAway() {
    aggregate();
    String roles = "/apis/rbac.authorization.k8s.io/v1/namespaces/n/roles";
    for (String role : List.of("view", "edit", "admin")) {
      objects.bind(
          "n", "rb", InMemoryRbacObjects.toClusterRole(role), InMemoryRbacObjects.user("alice"));

      assertThat(may(ALICE, "POST", roles)).as(role).isEqualTo(role.equals("admin"));
    }
  }

  @Test
  void controllersWorkAsServiceAccountsOfTheSystem() {
    User replicaSets = User.of("system:serviceaccount:kube-system:replicaset-controller");

    assertThat(may(replicaSets, "POST", "/api/v1/namespaces/n/pods")).isTrue();
    assertThat(may(replicaSets, "POST", "/api/v1/namespaces/n/secrets")).isFalse();
    assertThat(may(User.of("system:kube-scheduler"), "POST", "/api/v1/namespaces/n/pods/p/binding"))
        .isTrue();
  }
}
