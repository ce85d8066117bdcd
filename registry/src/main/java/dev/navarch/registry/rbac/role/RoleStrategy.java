package dev.navarch.registry.rbac.role;

import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.rbac.escalation.EscalationGuard;

/** How roles are written: by nobody who would give away more than they have. */
public final class RoleStrategy extends ValidatedStrategy<Role> {
  private final EscalationGuard guard;

  public RoleStrategy(EscalationGuard guard) {
    super(
        new GroupResource(RbacGroup.NAME, "roles"), RoleValidation::create, RoleValidation::update);
    this.guard = guard;
  }

  @Override
  public NameCheck names() {
    return RoleValidation.NAMES;
  }

  @Override
  public Role prepareForCreate(RequestContext context, Role object) {
    guard.ask(context, check -> check.role(context.user(), context.info(), object, null));
    return super.prepareForCreate(context, object);
  }

  @Override
  public Role prepareForUpdate(RequestContext context, Role object, Role old) {
    guard.ask(context, check -> check.role(context.user(), context.info(), object, old));
    return super.prepareForUpdate(context, object, old);
  }
}
