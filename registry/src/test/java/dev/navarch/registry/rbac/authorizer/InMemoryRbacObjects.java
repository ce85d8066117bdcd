package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.api.rbac.v1.Subject;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Roles and bindings that a test writes down in a line each. For one thread. */
public final class InMemoryRbacObjects implements RbacObjects {
  private final Map<String, ClusterRole> clusterRoles = new HashMap<>();
  private final Map<String, ClusterRoleBinding> clusterBindings = new LinkedHashMap<>();
  private final Map<String, Role> roles = new HashMap<>();
  private final Map<String, Map<String, RoleBinding>> bindings = new HashMap<>();
  private long version;
  private int reads;

  public static PolicyRule rule(String verbs, String group, String resources) {
    return PolicyRule.builder()
        .verbs(List.of(verbs.split(" ")))
        .apiGroups(List.of(group))
        .resources(List.of(resources.split(" ")))
        .build();
  }

  public static PolicyRule paths(String verbs, String paths) {
    return PolicyRule.builder()
        .verbs(List.of(verbs.split(" ")))
        .nonResourceURLs(List.of(paths.split(" ")))
        .build();
  }

  public static Subject user(String name) {
    return new Subject("User", RbacGroup.NAME, name, "");
  }

  public static Subject group(String name) {
    return new Subject("Group", RbacGroup.NAME, name, "");
  }

  public static Subject account(String namespace, String name) {
    return new Subject("ServiceAccount", "", name, namespace);
  }

  public static RoleRef toRole(String name) {
    return new RoleRef(RbacGroup.NAME, "Role", name);
  }

  public static RoleRef toClusterRole(String name) {
    return new RoleRef(RbacGroup.NAME, "ClusterRole", name);
  }

  public InMemoryRbacObjects clusterRole(String name, PolicyRule... rules) {
    return put(ClusterRole.builder().metadata(m -> m.name(name)).rules(List.of(rules)).build());
  }

  public InMemoryRbacObjects put(ClusterRole role) {
    clusterRoles.put(role.metadata().name(), role);
    version++;
    return this;
  }

  public InMemoryRbacObjects role(String namespace, String name, PolicyRule... rules) {
    Role role =
        Role.builder()
            .metadata(m -> m.name(name).namespace(namespace))
            .rules(List.of(rules))
            .build();
    roles.put(namespace + "/" + name, role);
    version++;
    return this;
  }

  public InMemoryRbacObjects bindCluster(String name, RoleRef role, Subject... subjects) {
    return put(
        ClusterRoleBinding.builder()
            .metadata(m -> m.name(name))
            .roleRef(role)
            .subjects(List.of(subjects))
            .build());
  }

  public InMemoryRbacObjects put(ClusterRoleBinding binding) {
    clusterBindings.put(binding.metadata().name(), binding);
    version++;
    return this;
  }

  public InMemoryRbacObjects bind(
      String namespace, String name, RoleRef role, Subject... subjects) {
    RoleBinding binding =
        RoleBinding.builder()
            .metadata(m -> m.name(name).namespace(namespace))
            .roleRef(role)
            .subjects(List.of(subjects))
            .build();
    bindings.computeIfAbsent(namespace, unused -> new LinkedHashMap<>()).put(name, binding);
    version++;
    return this;
  }

  public InMemoryRbacObjects unbind(String namespace, String name) {
    bindings.getOrDefault(namespace, Map.of()).remove(name);
    version++;
    return this;
  }

  /** How often somebody asked for bindings. */
  int reads() {
    return reads;
  }

  @Override
  public long version() {
    return version;
  }

  @Override
  public Collection<ClusterRoleBinding> clusterRoleBindings() {
    reads++;
    return clusterBindings.values();
  }

  @Override
  public Collection<RoleBinding> roleBindings(String namespace) {
    reads++;
    return bindings.getOrDefault(namespace, Map.of()).values();
  }

  @Override
  public Optional<Role> role(String namespace, String name) {
    return Optional.ofNullable(roles.get(namespace + "/" + name));
  }

  @Override
  public Optional<ClusterRole> clusterRole(String name) {
    return Optional.ofNullable(clusterRoles.get(name));
  }
}
