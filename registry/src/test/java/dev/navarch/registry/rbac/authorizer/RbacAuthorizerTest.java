package dev.navarch.registry.rbac.authorizer;

import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.account;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.group;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.paths;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.rule;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.toClusterRole;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.toRole;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.user;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RbacAuthorizerTest {
  private static final User ALICE = User.of("alice", "system:authenticated");
  private static final Decision NOTHING = new Decision.NoOpinion("");

  private final InMemoryRbacObjects objects = new InMemoryRbacObjects();
  private final RbacAuthorizer authorizer = new RbacAuthorizer(objects);

  private Decision ask(User user, String method, String path) {
    return authorizer.decide(new Attributes(user, RequestInfo.of(method, path, Query.EMPTY)));
  }

  private boolean mayAlice(String method, String path) {
    return ask(ALICE, method, path) instanceof Decision.Allowed;
  }

  private void giveAlice(PolicyRule... rules) {
    objects.role("n", "r", rules).bind("n", "rb", toRole("r"), user("alice"));
  }

  @Test
  void aRoleCountsInItsNamespaceOnly() {
    giveAlice(rule("get list", "", "configmaps"));

    assertThat(ask(ALICE, "GET", "/api/v1/namespaces/n/configmaps/a"))
        .isEqualTo(
            new Decision.Allowed(
                "RBAC: allowed by RoleBinding \"rb/n\" of Role \"r\" to User \"alice\""));
    assertThat(ask(ALICE, "GET", "/api/v1/namespaces/default/configmaps/a")).isEqualTo(NOTHING);
    assertThat(ask(ALICE, "GET", "/api/v1/configmaps")).isEqualTo(NOTHING);
    assertThat(ask(User.of("bob"), "GET", "/api/v1/namespaces/n/configmaps/a")).isEqualTo(NOTHING);
  }

  @Test
  void aClusterRoleCanBeGivenForOneNamespaceOrForAll() {
    objects
        .clusterRole("reader", rule("get", "", "pods"))
        .bind("n", "local", toClusterRole("reader"), group("devs"))
        .bindCluster("global", toClusterRole("reader"), group("admins"));

    assertThat(ask(User.of("d", "devs"), "GET", "/api/v1/namespaces/n/pods/p"))
        .isEqualTo(
            new Decision.Allowed(
                "RBAC: allowed by RoleBinding \"local/n\" of ClusterRole \"reader\" to Group"
                    + " \"devs\""));
    assertThat(ask(User.of("d", "devs"), "GET", "/api/v1/namespaces/m/pods/p")).isEqualTo(NOTHING);
    assertThat(ask(User.of("a", "admins"), "GET", "/api/v1/namespaces/m/pods/p"))
        .isEqualTo(
            new Decision.Allowed(
                "RBAC: allowed by ClusterRoleBinding \"global\" of ClusterRole \"reader\" to Group"
                    + " \"admins\""));
  }

  @Test
  void aServiceAccountIsFoundByItsUserName() {
    objects
        .clusterRole("reader", rule("get", "", "pods"))
        .bind("n", "rb", toClusterRole("reader"), account("", "here"), account("m", "there"))
        .bindCluster("nowhere", toClusterRole("reader"), account("", "lost"));

    assertThat(ask(User.of("system:serviceaccount:n:here"), "GET", "/api/v1/namespaces/n/pods/p"))
        .isEqualTo(
            new Decision.Allowed(
                "RBAC: allowed by RoleBinding \"rb/n\" of ClusterRole \"reader\" to ServiceAccount"
                    + " \"here/n\""));
    assertThat(ask(User.of("system:serviceaccount:m:there"), "GET", "/api/v1/namespaces/n/pods/p"))
        .isInstanceOf(Decision.Allowed.class);
    assertThat(ask(User.of("system:serviceaccount:m:here"), "GET", "/api/v1/namespaces/n/pods/p"))
        .isEqualTo(NOTHING);
    assertThat(ask(User.of("system:serviceaccount::lost"), "GET", "/api/v1/namespaces/n/pods/p"))
        .isEqualTo(NOTHING);
  }

  @ParameterizedTest
  @CsvSource({
    "GET,    /api/v1/namespaces/n/pods/p,                         true",
    "GET,    /api/v1/namespaces/n/pods/p/log,                     false",
    "GET,    /api/v1/namespaces/n/services/s/status,              true",
    "GET,    /api/v1/namespaces/n/services/s,                     false",
    "GET,    /apis/apps/v1/namespaces/n/deployments/d/scale,      true",
    "GET,    /apis/apps/v1/namespaces/n/deployments/d,            false",
    "GET,    /apis/apps/v1/namespaces/n/deployments/d/status,     false",
    "DELETE, /api/v1/namespaces/n/pods/p,                         false",
    "GET,    /apis/extensions/v1beta1/namespaces/n/pods/p,        false",
    "DELETE, /apis/batch/v1/namespaces/n/jobs/j,                  true",
    "PATCH,  /apis/batch/v1/namespaces/n/jobs/j/status,           true",
  })
  void resourcesAndSubresourcesAreTold(String method, String path, boolean allowed) {
    giveAlice(
        rule("get", "", "pods */status"),
        rule("get", "apps", "deployments/scale"),
        rule("*", "batch", "*"));

    assertThat(mayAlice(method, path)).isEqualTo(allowed);
  }

  @Test
  void aRuleForNamesNeedsTheName() {
    giveAlice(
        rule("get update list", "", "secrets").toBuilder().resourceNames(List.of("s1")).build());

    assertThat(mayAlice("GET", "/api/v1/namespaces/n/secrets/s1")).isTrue();
    assertThat(mayAlice("PUT", "/api/v1/namespaces/n/secrets/s1")).isTrue();
    assertThat(mayAlice("GET", "/api/v1/namespaces/n/secrets/s2")).isFalse();
    assertThat(mayAlice("GET", "/api/v1/namespaces/n/secrets")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "/healthz,       true",
    "/healthz/,      false",
    "/healthz/ping,  false",
    "/version,       false",
    "/apis,          false",
    "/apis/apps,     true",
    "/metrics2,      true",
  })
  void pathsMatchWholeOrByTheirStart(String path, boolean allowed) {
    objects
        .clusterRole("paths", paths("get", "/healthz /apis/* /metric**"))
        .bindCluster("paths", toClusterRole("paths"), user("alice"));

    assertThat(mayAlice("GET", path)).isEqualTo(allowed);
    assertThat(mayAlice("POST", path)).isFalse();
  }

  @Test
  void theFirstBindingByNameIsTheReason() {
    objects
        .clusterRole("reader", rule("get", "", "pods"))
        .bindCluster("b", toClusterRole("reader"), user("alice"))
        .bindCluster("a", toClusterRole("reader"), group("x"), group("system:authenticated"))
        .bind("n", "0", toClusterRole("reader"), user("alice"));

    assertThat(ask(ALICE, "GET", "/api/v1/namespaces/n/pods/p"))
        .isEqualTo(
            new Decision.Allowed(
                "RBAC: allowed by ClusterRoleBinding \"a\" of ClusterRole \"reader\" to Group"
                    + " \"system:authenticated\""));
  }

  @Test
  void rolesThatAreMissingAreToldToThoseWhoGetNothing() {
    objects.bind("n", "gone", toRole("nosuch"), user("alice"));
    assertThat(ask(ALICE, "GET", "/api/v1/namespaces/n/pods/p"))
        .isEqualTo(
            new Decision.NoOpinion("RBAC: role.rbac.authorization.k8s.io \"nosuch\" not found"));

    objects
        .bind("n", "again", toRole("nosuch"), group("system:authenticated"))
        .bindCluster("other", toClusterRole("lost"), user("alice"))
        .bind("n", "what", new RoleRef("", "Thing", "t"), user("alice"));
    assertThat(ask(ALICE, "GET", "/api/v1/namespaces/n/pods/p"))
        .isEqualTo(
            new Decision.NoOpinion(
                "RBAC: [clusterrole.rbac.authorization.k8s.io \"lost\" not found,"
                    + " role.rbac.authorization.k8s.io \"nosuch\" not found,"
                    + " unsupported role reference kind: \"Thing\"]"));
    assertThat(ask(User.of("bob"), "GET", "/api/v1/namespaces/n/pods/p")).isEqualTo(NOTHING);
  }

  @Test
  void changesCountAtOnce() {
    assertThat(mayAlice("GET", "/api/v1/namespaces/n/pods/p")).isFalse();

    giveAlice(rule("get", "", "pods"));
    assertThat(mayAlice("GET", "/api/v1/namespaces/n/pods/p")).isTrue();

    objects.role("n", "r", rule("list", "", "pods"));
    assertThat(mayAlice("GET", "/api/v1/namespaces/n/pods/p")).isFalse();
    assertThat(mayAlice("GET", "/api/v1/namespaces/n/pods")).isTrue();

    objects.unbind("n", "rb");
    assertThat(mayAlice("GET", "/api/v1/namespaces/n/pods")).isFalse();
  }

  @Test
  void bindingsAreReadAgainOnlyAfterAChange() {
    giveAlice(rule("get", "", "pods"));
    mayAlice("GET", "/api/v1/namespaces/n/pods/p");
    int reads = objects.reads();

    for (int i = 0; i < 10; i++) {
      mayAlice("GET", "/api/v1/namespaces/n/pods/p");
      mayAlice("GET", "/api/v1/namespaces/n/secrets/s");
    }

    assertThat(objects.reads()).isEqualTo(reads);
  }

  @Test
  void rulesAreListedOncePerBindingWithWhatIsMissing() {
    PolicyRule pods = rule("get", "", "pods");
    PolicyRule maps = rule("get", "", "configmaps");
    objects
        .clusterRole("pods", pods)
        .role("n", "maps", maps)
        .bindCluster("c", toClusterRole("pods"), group("system:authenticated"), user("alice"))
        .bind("n", "b", toRole("maps"), user("alice"))
        .bind("n", "gone", toRole("nosuch"), user("alice"));

    HeldRules held = authorizer.rulesFor(ALICE, "n");

    assertThat(held.rules()).containsExactly(pods, maps);
    assertThat(held.evaluationError())
        .isEqualTo("role.rbac.authorization.k8s.io \"nosuch\" not found");
    assertThat(held.evaluationError(GroupResource.parse("roles.rbac.authorization.k8s.io")))
        .isEqualTo("roles.rbac.authorization.k8s.io \"nosuch\" not found");
    assertThat(authorizer.rulesFor(ALICE, "").rules()).containsExactly(pods);
    assertThat(authorizer.rulesFor(ALICE, "").evaluationError()).isEmpty();
  }
}
