package dev.navarch.registry.rbac.escalation;

import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.account;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.paths;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.rule;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.toClusterRole;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.toRole;
import static dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects.user;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.registry.rbac.authorizer.InMemoryRbacObjects;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class EscalationCheckTest {
  private static final String PREFIX = "/apis/rbac.authorization.k8s.io/v1/";
  private static final String HELD =
      "user \"alice\" (groups=[\"system:authenticated\"]) is attempting to grant RBAC permissions"
          + " not currently held:\n";
  private static final User ALICE = User.of("alice", "system:authenticated");
  private static final RequestInfo NEW_ROLE = request("POST", "namespaces/n/roles");
  private static final RequestInfo NEW_CLUSTER_ROLE = request("POST", "clusterroles");
  private static final RequestInfo NEW_BINDING = request("POST", "namespaces/n/rolebindings");
  private static final RequestInfo NEW_CLUSTER_BINDING = request("POST", "clusterrolebindings");

  private final InMemoryRbacObjects objects =
      new InMemoryRbacObjects()
          .clusterRole("mgr", rule("get", "", "configmaps"))
          .clusterRole("cluster-admin", rule("*", "*", "*"), paths("*", "*"))
          .bindCluster("mgr", toClusterRole("mgr"), user("alice"));
  private final RbacAuthorizer rbac = new RbacAuthorizer(objects);
  private final EscalationCheck check = new EscalationCheck(rbac, rbac);

  private static RequestInfo request(String method, String path) {
    return RequestInfo.of(method, PREFIX + path, Query.EMPTY);
  }

  private static Role role(String name, PolicyRule... rules) {
    return Role.builder().metadata(m -> m.name(name).namespace("n")).rules(List.of(rules)).build();
  }

  private static ClusterRole clusterRole(String name, PolicyRule... rules) {
    return ClusterRole.builder().metadata(m -> m.name(name)).rules(List.of(rules)).build();
  }

  private static ClusterRole aggregated(String name) {
    return clusterRole(name).toBuilder()
        .aggregationRule(
            rule -> rule.addToClusterRoleSelectors(LabelSelectors.ofLabels(Map.of("a", "b"))))
        .build();
  }

  private static RoleBinding binding(String name, RoleRef role) {
    return RoleBinding.builder().metadata(m -> m.name(name)).roleRef(role).build();
  }

  private static ClusterRoleBinding clusterBinding(String name, RoleRef role) {
    return ClusterRoleBinding.builder().metadata(m -> m.name(name)).roleRef(role).build();
  }

  private static String refusal(ThrowingCallable write) {
    ApiException refused = catchThrowableOfType(ApiException.class, write);
    assertThat(refused).isNotNull();
    assertThat(refused.reason()).isEqualTo(StatusReason.FORBIDDEN);
    return refused.message();
  }

  @Test
  void whoHoldsTheRulesMayWriteThem() {
    Role covered = role("ok", rule("get", "", "configmaps"));

    assertThatCode(() -> check.role(ALICE, NEW_ROLE, covered, null)).doesNotThrowAnyException();
  }

  @Test
  void missingRulesAreListedByResourceAndSorted() {
    Role two = role("esc", rule("get list", "", "secrets"));
    Role more = role("esc2", rule("*", "*", "*"), rule("get delete", "", "configmaps"));

    assertThat(refusal(() -> check.role(ALICE, NEW_ROLE, two, null)))
        .isEqualTo(
            "roles.rbac.authorization.k8s.io \"esc\" is forbidden: "
                + HELD
                + "{APIGroups:[\"\"], Resources:[\"secrets\"], Verbs:[\"get\" \"list\"]}");
    assertThat(refusal(() -> check.role(ALICE, NEW_ROLE, more, null)))
        .endsWith(
            HELD
                + "{APIGroups:[\"\"], Resources:[\"configmaps\"], Verbs:[\"delete\"]}\n"
                + "{APIGroups:[\"*\"], Resources:[\"*\"], Verbs:[\"*\"]}");
  }

  @Test
  void namesAndPathsAreListedOneByOne() {
    PolicyRule named =
        rule("get put", "", "secrets").toBuilder().resourceNames(List.of("a", "b")).build();
    ClusterRole role = clusterRole("x", named, paths("get put", "/x"));

    assertThat(refusal(() -> check.clusterRole(ALICE, NEW_CLUSTER_ROLE, role, null)))
        .isEqualTo(
            "clusterroles.rbac.authorization.k8s.io \"x\" is forbidden: "
                + HELD
                + "{APIGroups:[\"\"], Resources:[\"secrets\"], ResourceNames:[\"a\"],"
                + " Verbs:[\"get\" \"put\"]}\n"
                + "{APIGroups:[\"\"], Resources:[\"secrets\"], ResourceNames:[\"b\"],"
                + " Verbs:[\"get\" \"put\"]}\n"
                + "{NonResourceURLs:[\"/x\"], Verbs:[\"get\"]}\n"
                + "{NonResourceURLs:[\"/x\"], Verbs:[\"put\"]}");
  }

  @Test
  void bindingsThatLeadNowhereAreToldInTheWordsOfTheRequest() {
    objects
        .bind("n", "gone", toRole("nosuch"), user("alice"))
        .bindCluster("lost", toClusterRole("lost"), user("alice"));

    assertThat(refusal(() -> check.role(ALICE, NEW_ROLE, role("r", rule("a", "b", "c")), null)))
        .endsWith(
            "Verbs:[\"a\"]}; resolution errors: [[roles.rbac.authorization.k8s.io \"lost\" not"
                + " found, roles.rbac.authorization.k8s.io \"nosuch\" not found]]");
  }

  @Test
  void mastersAndThoseWhoMayEscalateAreFree() {
    Role any = role("any", rule("*", "*", "*"));
    User master = User.of("root", User.MASTERS_GROUP);
    assertThatCode(() -> check.role(master, NEW_ROLE, any, null)).doesNotThrowAnyException();

    objects.clusterRole("mgr", rule("escalate", "rbac.authorization.k8s.io", "roles"));

    assertThatCode(() -> check.role(ALICE, NEW_ROLE, any, null)).doesNotThrowAnyException();
    refusal(() ->
        check.clusterRole(ALICE, NEW_CLUSTER_ROLE, clusterRole("c", any.rules().get(0)), null));
  }

  @Test
  void theRightToEscalateOneRoleHoldsForItsUpdates() {
    PolicyRule escalate =
        rule("escalate", "rbac.authorization.k8s.io", "roles").toBuilder()
            .resourceNames(List.of("mine"))
            .build();
    objects.clusterRole("mgr", escalate);
    Role mine = role("mine", rule("*", "*", "*"));

    assertThatCode(
            () -> check.role(ALICE, request("PUT", "namespaces/n/roles/mine"), mine, role("mine")))
        .doesNotThrowAnyException();
    refusal(() -> check.role(ALICE, NEW_ROLE, mine, null));
  }

  @Test
  void anUpdateThatOnlyCollectsGarbageNeedsNoRights() {
    Role stored = role("r", rule("*", "*", "*"));
    Role released = stored.toBuilder().metadata(m -> m.finalizers(List.of("x"))).build();
    Role labelled = stored.toBuilder().metadata(m -> m.addToLabels("a", "b")).build();
    RequestInfo update = request("PUT", "namespaces/n/roles/r");

    assertThatCode(() -> check.role(ALICE, update, stored, released)).doesNotThrowAnyException();
    refusal(() -> check.role(ALICE, update, labelled, stored));
  }

  @Test
  void aggregationIsForClusterAdmins() {
    String message =
        "clusterroles.rbac.authorization.k8s.io \"e\" is forbidden: must have cluster-admin"
            + " privileges to use the aggregationRule";
    RequestInfo update = request("PUT", "clusterroles/e");

    assertThat(refusal(() -> check.clusterRole(ALICE, NEW_CLUSTER_ROLE, aggregated("e"), null)))
        .isEqualTo(message);
    assertThat(refusal(() -> check.clusterRole(ALICE, update, clusterRole("e"), aggregated("e"))))
        .isEqualTo(message);

    objects.bindCluster("mgr", toClusterRole("cluster-admin"), user("alice"));
    assertThatCode(() -> check.clusterRole(ALICE, NEW_CLUSTER_ROLE, aggregated("e"), null))
        .doesNotThrowAnyException();
  }

  @Test
  void aRoleIsBoundByThoseWhoHoldItsRules() {
    objects.role("n", "ok", rule("get", "", "configmaps"));

    assertThatCode(() -> check.roleBinding(ALICE, NEW_BINDING, binding("b", toRole("ok")), null))
        .doesNotThrowAnyException();
    assertThat(
            refusal(() ->
                check.roleBinding(
                    ALICE, NEW_BINDING, binding("b", toClusterRole("cluster-admin")), null)))
        .isEqualTo(
            "rolebindings.rbac.authorization.k8s.io \"b\" is forbidden: "
                + HELD
                + "{APIGroups:[\"*\"], Resources:[\"*\"], Verbs:[\"*\"]}\n"
                + "{NonResourceURLs:[\"*\"], Verbs:[\"*\"]}");
    assertThat(
            refusal(() ->
                check.clusterRoleBinding(
                    ALICE,
                    NEW_CLUSTER_BINDING,
                    clusterBinding("c", toClusterRole("cluster-admin")),
                    null)))
        .startsWith("clusterrolebindings.rbac.authorization.k8s.io \"c\" is forbidden: ");
  }

  @Test
  void rightsOfTheNamespaceCountThereAndNotInTheCluster() {
    objects
        .clusterRole("secrets", rule("get", "", "secrets"))
        .bind("n", "b", toClusterRole("secrets"), user("alice"));
    RoleRef secrets = toClusterRole("secrets");

    assertThatCode(() -> check.roleBinding(ALICE, NEW_BINDING, binding("b", secrets), null))
        .doesNotThrowAnyException();
    refusal(() ->
        check.clusterRoleBinding(ALICE, NEW_CLUSTER_BINDING, clusterBinding("c", secrets), null));
  }

  @Test
  void whoMayBindARoleNeedsNoneOfItsRules() {
    objects.clusterRole("mgr", rule("bind", "rbac.authorization.k8s.io", "clusterroles"));

    assertThatCode(() ->
            check.roleBinding(
                ALICE, NEW_BINDING, binding("b", toClusterRole("cluster-admin")), null))
        .doesNotThrowAnyException();
    assertThatCode(
            () -> check.roleBinding(ALICE, NEW_BINDING, binding("b", toClusterRole("none")), null))
        .doesNotThrowAnyException();
  }

  @Test
  void aRoleThatIsNotThereIsReportedAsIfTheBindingWereNot() {
    ApiException refused =
        catchThrowableOfType(
            ApiException.class,
            () -> check.roleBinding(ALICE, NEW_BINDING, binding("b", toRole("nosuch")), null));

    assertThat(refused.code()).isEqualTo(404);
    assertThat(refused.message())
        .isEqualTo("rolebindings.rbac.authorization.k8s.io \"nosuch\" not found");
  }

  @Test
  void aChangeOfSubjectsIsAGift() {
    RoleBinding stored = binding("b", toClusterRole("cluster-admin"));
    RoleBinding wider = stored.toBuilder().addToSubjects(account("n", "x")).build();
    RequestInfo update = request("PUT", "namespaces/n/rolebindings/b");

    refusal(() -> check.roleBinding(ALICE, update, wider, stored));
    assertThatCode(() -> check.roleBinding(ALICE, update, stored, stored))
        .doesNotThrowAnyException();
  }
}
