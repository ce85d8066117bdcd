package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.api.rbac.v1.Subject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.authorization.Decision;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * All bindings of one version, indexed. The cluster's are indexed at once, those of a namespace
 * when somebody first asks for it. Two threads may index the same namespace at the same time: that
 * costs less than making one wait.
 */
final class RbacSnapshot {
  private static final String SERVICE_ACCOUNT_USER = "system:serviceaccount:";

  private final long version;
  private final RbacObjects objects;
  private final BindingIndex cluster;
  private final ConcurrentMap<String, BindingIndex> namespaces = new ConcurrentHashMap<>();

  private RbacSnapshot(long version, RbacObjects objects) {
    this.version = version;
    this.objects = objects;
    this.cluster = indexCluster();
  }

  static RbacSnapshot of(RbacObjects objects) {
    return new RbacSnapshot(objects.version(), objects);
  }

  boolean isOf(long other) {
    return version == other;
  }

  BindingIndex cluster() {
    return cluster;
  }

  /** Namespaces without bindings are not kept: anybody can ask for any number of them. */
  BindingIndex namespace(String namespace) {
    BindingIndex known = namespaces.get(namespace);
    if (known != null) {
      return known;
    }
    Collection<RoleBinding> bindings = objects.roleBindings(namespace);
    if (bindings.isEmpty()) {
      return BindingIndex.EMPTY;
    }
    BindingIndex index = indexNamespace(namespace, bindings);
    namespaces.put(namespace, index);
    return index;
  }

  private BindingIndex indexCluster() {
    BindingIndex.Builder index = new BindingIndex.Builder();
    int place = 0;
    for (ClusterRoleBinding binding : byName(objects.clusterRoleBindings())) {
      String source = "ClusterRoleBinding " + GoQuoting.quote(binding.metadata().name());
      add(index, place++, source, binding.roleRef(), binding.subjects(), "");
    }
    return index.build();
  }

  private BindingIndex indexNamespace(String namespace, Collection<RoleBinding> bindings) {
    BindingIndex.Builder index = new BindingIndex.Builder();
    int place = 0;
    for (RoleBinding binding : byName(bindings)) {
      String name = binding.metadata().name() + "/" + namespace;
      String source = "RoleBinding " + GoQuoting.quote(name);
      add(index, place++, source, binding.roleRef(), binding.subjects(), namespace);
    }
    return index.build();
  }

  private static <T extends MetaObject> List<T> byName(Collection<T> bindings) {
    return bindings.stream()
        .sorted(Comparator.comparing((T binding) -> binding.metadata().name()))
        .toList();
  }

  private void add(
      BindingIndex.Builder index,
      int binding,
      String source,
      RoleRef role,
      List<Subject> subjects,
      String namespace) {
    RoleRules rules = RoleRules.of(objects, role, namespace);
    String given = source + " of " + role.kind() + " " + GoQuoting.quote(role.name()) + " to ";
    for (int i = 0; i < subjects.size(); i++) {
      Subject subject = subjects.get(i);
      String name = subject.name();
      switch (subject.kind()) {
        case "User" -> index.addUser(name, grant(binding, i, rules, given + "User ", name));
        case "Group" -> index.addGroup(name, grant(binding, i, rules, given + "Group ", name));
        case "ServiceAccount" -> {
          String home = subject.namespace().isEmpty() ? namespace : subject.namespace();
          if (!home.isEmpty()) {
            index.addUser(
                SERVICE_ACCOUNT_USER + home + ":" + name,
                grant(binding, i, rules, given + "ServiceAccount ", name + "/" + home));
          }
        }
        default -> {} // nobody is of another kind
      }
    }
  }

  private static Grant grant(int binding, int subject, RoleRules rules, String given, String to) {
    String reason = "RBAC: allowed by " + given + GoQuoting.quote(to);
    return new Grant(binding, subject, rules, new Decision.Allowed(reason));
  }
}
