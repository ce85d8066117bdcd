package dev.navarch.registry.rbac.clusterrolebinding;

import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.rbac.escalation.EscalationGuard;

/** How cluster role bindings are written: by nobody who would give away more than they have. */
public final class ClusterRoleBindingStrategy extends ValidatedStrategy<ClusterRoleBinding> {
  private final EscalationGuard guard;

  public ClusterRoleBindingStrategy(EscalationGuard guard) {
    super(
        new GroupResource(RbacGroup.NAME, "clusterrolebindings"),
        ClusterRoleBindingValidation::create,
        ClusterRoleBindingValidation::update);
    this.guard = guard;
  }

  @Override
  public NameCheck names() {
    return ClusterRoleBindingValidation.NAMES;
  }

  @Override
  public ClusterRoleBinding prepareForCreate(RequestContext context, ClusterRoleBinding object) {
    guard.ask(
        context, check -> check.clusterRoleBinding(context.user(), context.info(), object, null));
    return super.prepareForCreate(context, object);
  }

  @Override
  public ClusterRoleBinding prepareForUpdate(
      RequestContext context, ClusterRoleBinding object, ClusterRoleBinding old) {
    guard.ask(
        context, check -> check.clusterRoleBinding(context.user(), context.info(), object, old));
    return super.prepareForUpdate(context, object, old);
  }
}
