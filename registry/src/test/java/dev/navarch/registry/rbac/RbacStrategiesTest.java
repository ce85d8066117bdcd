package dev.navarch.registry.rbac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.TestRegistry;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RbacStrategiesTest {
  private static final String GROUP = "rbac.authorization.k8s.io";
  private static final String ROLES = "/apis/" + GROUP + "/v1/namespaces/n/roles";
  private static final Role READS_SECRETS =
      Role.builder()
          .metadata(m -> m.name("esc").namespace("n"))
          .rules(
              List.of(
                  PolicyRule.builder()
                      .verbs(List.of("get"))
                      .apiGroups(List.of(""))
                      .resources(List.of("secrets"))
                      .build()))
          .build();

  private final TestRegistry registry = new TestRegistry();
  private final ResourceStore<Role> roles = registry.store(GROUP, "roles");

  @AfterEach
  void close() {
    registry.close();
  }

  private Role create(User user, Role role) {
    return roles.create(
        TestRegistry.request(user, "POST", ROLES), "n", role, WriteCheck.none(), false);
  }

  @Test
  void nobodyGivesAwayMoreThanTheyHave() {
    ApiException refused =
        catchThrowableOfType(ApiException.class, () -> create(TestRegistry.ALICE, READS_SECRETS));

    assertThat(refused.message())
        .isEqualTo(
            "roles.rbac.authorization.k8s.io \"esc\" is forbidden: user \"alice\""
                + " (groups=[\"system:authenticated\"]) is attempting to grant RBAC permissions not"
                + " currently held:\n{APIGroups:[\"\"], Resources:[\"secrets\"], Verbs:[\"get\"]}");
    assertThat(roles.get(new ObjectName("n", "esc"))).isEmpty();
  }

  @Test
  void mastersWriteAnyRole() {
    assertThat(create(TestRegistry.ADMIN, READS_SECRETS).metadata().uid()).isNotEmpty();
  }

  @Test
  void aChangeIsJudgedLikeACreation() {
    create(TestRegistry.ADMIN, READS_SECRETS.toBuilder().rules(List.of()).build());

    ApiException refused =
        catchThrowableOfType(
            ApiException.class,
            () ->
                roles.update(
                    TestRegistry.request(TestRegistry.ALICE, "PUT", ROLES + "/esc"),
                    new ObjectName("n", "esc"),
                    old ->
                        Objects.requireNonNull(old).toBuilder()
                            .rules(READS_SECRETS.rules())
                            .build(),
                    WriteCheck.none(),
                    UpdateRules.PLAIN));

    assertThat(refused.code()).isEqualTo(403);
  }

  @Test
  void aRoleThatIsNotThereCanOnlyBeBoundByThoseWhoMayBindAnything() {
    ResourceStore<RoleBinding> bindings = registry.store(GROUP, "rolebindings");
    RoleBinding binding =
        RoleBinding.builder()
            .metadata(m -> m.name("rb").namespace("n"))
            .roleRef(new RoleRef(GROUP, "Role", "nosuch"))
            .build();
    String path = "/apis/" + GROUP + "/v1/namespaces/n/rolebindings";

    ApiException refused =
        catchThrowableOfType(
            ApiException.class,
            () ->
                bindings.create(
                    TestRegistry.request(TestRegistry.ALICE, "POST", path),
                    "n",
                    binding,
                    WriteCheck.none(),
                    false));
    registry.create(bindings, path, binding);

    assertThat(refused).hasMessage("rolebindings.rbac.authorization.k8s.io \"nosuch\" not found");
    assertThat(bindings.get(new ObjectName("n", "rb"))).isPresent();
  }
}
