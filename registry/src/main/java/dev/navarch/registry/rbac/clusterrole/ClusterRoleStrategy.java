package dev.navarch.registry.rbac.clusterrole;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.rbac.escalation.EscalationGuard;

/** How cluster roles are written: by nobody who would give away more than they have. */
public final class ClusterRoleStrategy extends ValidatedStrategy<ClusterRole> {
  private final EscalationGuard guard;

  public ClusterRoleStrategy(EscalationGuard guard) {
    super(
        new GroupResource(RbacGroup.NAME, "clusterroles"),
        ClusterRoleValidation::create,
        ClusterRoleValidation::update);
    this.guard = guard;
  }

  @Override
  public NameCheck names() {
    return ClusterRoleValidation.NAMES;
  }

  @Override
  public ClusterRole prepareForCreate(RequestContext context, ClusterRole object) {
    guard.ask(context, check -> check.clusterRole(context.user(), context.info(), object, null));
    return super.prepareForCreate(context, object);
  }

  @Override
  public ClusterRole prepareForUpdate(RequestContext context, ClusterRole object, ClusterRole old) {
    guard.ask(context, check -> check.clusterRole(context.user(), context.info(), object, old));
    return super.prepareForUpdate(context, object, old);
  }
}
