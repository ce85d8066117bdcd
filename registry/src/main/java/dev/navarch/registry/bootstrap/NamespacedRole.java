package dev.navarch.registry.bootstrap;

import static dev.navarch.registry.bootstrap.BuiltInRole.SYSTEM_NAMESPACE;
import static dev.navarch.registry.bootstrap.BuiltInRole.serviceAccount;
import static dev.navarch.registry.bootstrap.BuiltInRole.user;
import static dev.navarch.registry.bootstrap.RuleNotation.COORDINATION;
import static dev.navarch.registry.bootstrap.RuleNotation.READ;
import static dev.navarch.registry.bootstrap.RuleNotation.recordEvents;
import static dev.navarch.registry.bootstrap.RuleNotation.rule;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.api.rbac.v1.Subject;
import java.util.List;

/** A built-in role of one namespace, and its binding. */
record NamespacedRole(Role role, RoleBinding binding) {
  private static final String PUBLIC_NAMESPACE = "kube-public";

  static List<NamespacedRole> all() {
    return List.of(
        controller(
            PUBLIC_NAMESPACE,
            "bootstrap-signer",
            rule(READ).on("configmaps"),
            rule("update").named("cluster-info").on("configmaps"),
            recordEvents()),
        controller(SYSTEM_NAMESPACE, "bootstrap-signer", rule(READ).on("secrets")),
        controller(SYSTEM_NAMESPACE, "cloud-provider", rule(READ, "create").on("configmaps")),
        controller(
            SYSTEM_NAMESPACE, "token-cleaner", rule(READ, "delete").on("secrets"), recordEvents()),
        role(
                SYSTEM_NAMESPACE,
                "extension-apiserver-authentication-reader",
                rule(READ).named("extension-apiserver-authentication").on("configmaps"))
            .boundBy(
                "system::extension-apiserver-authentication-reader",
                user("system:kube-controller-manager"),
                user("system:kube-scheduler")),
        leader(
            "kube-controller-manager",
            user("system:kube-controller-manager"),
            serviceAccount("kube-controller-manager"),
            serviceAccount("leader-election-controller")),
        leader("kube-scheduler", user("system:kube-scheduler"), serviceAccount("kube-scheduler")));
  }

  private static NamespacedRole controller(String namespace, String name, PolicyRule... rules) {
    String full = "system:controller:".concat(name);
    return role(namespace, full, rules).boundBy(full, serviceAccount(name));
  }

  /** What a component needs to agree with its like on who leads. */
  private static NamespacedRole leader(String component, Subject... subjects) {
    String name = "system::leader-locking-".concat(component);
    return role(
            SYSTEM_NAMESPACE,
            name,
            rule(READ, "create", "update").in(COORDINATION).on("leases"),
            rule(READ, "create", "update").in(COORDINATION).on("leasecandidates"))
        .boundBy(name, subjects);
  }

  private static Unbound role(String namespace, String name, PolicyRule... rules) {
    return new Unbound(
        Role.builder()
            .metadata(BuiltInRole.metadata(name, namespace))
            .rules(List.of(rules))
            .build());
  }

  private record Unbound(Role role) {
    NamespacedRole boundBy(String name, Subject... subjects) {
      RoleBinding binding =
          RoleBinding.builder()
              .metadata(BuiltInRole.metadata(name, role.metadata().namespace()))
              .subjects(List.of(subjects))
              .roleRef(new RoleRef(RbacGroup.NAME, "Role", role.metadata().name()))
              .build();
      return new NamespacedRole(role, binding);
    }
  }
}
