package dev.navarch.registry.bootstrap;

import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.registry.bootstrap.RbacReconciliation.BindingChange;
import java.time.Instant;
import java.util.Optional;

/**
 * What a server that starts does about an object that it would have created, if that is there
 * already. Namespaces, priorities, service ranges and addresses stay as people have left them.
 */
final class BootstrapReconciliation {
  /** What to do. */
  sealed interface Change {
    record None() implements Change {}

    record Update(MetaObject wanted) implements Change {}

    /** What is to change cannot be changed: delete the object and create this one. */
    record Replace(MetaObject wanted) implements Change {}
  }

  private static final Change NONE = new Change.None();

  private BootstrapReconciliation() {}

  /** Whether existing objects of a kind are looked at. */
  static boolean coversKind(String kind) {
    return switch (kind) {
      case "Namespace", "PriorityClass", "ServiceCIDR", "IPAddress" -> false;
      default -> true;
    };
  }

  /**
   * Compares two objects of the same kind.
   *
   * @param existing as it is stored: it need not say of which kind it is
   * @param now certificates that are over by then are not worth keeping
   */
  static Change change(MetaObject existing, MetaObject expected, Instant now) {
    if (existing.metadata().deletionTimestamp() != null) {
      return NONE;
    }
    return switch (expected.groupVersionKind().kind()) {
      case "ClusterRole" ->
          update(RbacReconciliation.clusterRole((ClusterRole) existing, (ClusterRole) expected));
      case "Role" -> update(RbacReconciliation.role((Role) existing, (Role) expected));
      case "ClusterRoleBinding" ->
          binding(
              RbacReconciliation.clusterRoleBinding(
                  (ClusterRoleBinding) existing, (ClusterRoleBinding) expected));
      case "RoleBinding" ->
          binding(RbacReconciliation.roleBinding((RoleBinding) existing, (RoleBinding) expected));
      case "FlowSchema" ->
          update(
              FlowControlReconciliation.flowSchema((FlowSchema) existing, (FlowSchema) expected));
      case "PriorityLevelConfiguration" ->
          update(
              FlowControlReconciliation.priorityLevel(
                  (PriorityLevelConfiguration) existing, (PriorityLevelConfiguration) expected));
      case "APIService" ->
          update(LocalApiServices.reconciled((APIService) existing, (APIService) expected));
      case "Service" ->
          update(KubernetesService.reconciled((Service) existing, (Service) expected));
      case "Endpoints" ->
          update(KubernetesService.reconciled((Endpoints) existing, (Endpoints) expected));
      case "EndpointSlice" -> slice((EndpointSlice) existing, (EndpointSlice) expected);
      case "ConfigMap" ->
          update(ClientAuthorities.reconciled((ConfigMap) existing, (ConfigMap) expected, now));
      default -> NONE;
    };
  }

  private static Change update(Optional<? extends MetaObject> wanted) {
    return wanted.isPresent() ? new Change.Update(wanted.get()) : NONE;
  }

  private static <T extends MetaObject> Change binding(BindingChange<T> change) {
    return switch (change) {
      case BindingChange.None<T> none -> NONE;
      case BindingChange.Update<T> update -> new Change.Update(update.wanted());
      case BindingChange.Replace<T> replace -> new Change.Replace(replace.wanted());
    };
  }

  /** A slice keeps the family of addresses that it was made for. */
  private static Change slice(EndpointSlice existing, EndpointSlice expected) {
    return existing.addressType().equals(expected.addressType())
        ? update(KubernetesService.reconciled(existing, expected))
        : new Change.Replace(expected);
  }
}
