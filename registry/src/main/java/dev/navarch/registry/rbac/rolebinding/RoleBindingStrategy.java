package dev.navarch.registry.rbac.rolebinding;

import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.rbac.escalation.EscalationGuard;

/** How role bindings are written: by nobody who would give away more than they have. */
public final class RoleBindingStrategy extends ValidatedStrategy<RoleBinding> {
  private final EscalationGuard guard;

  public RoleBindingStrategy(EscalationGuard guard) {
    super(
        new GroupResource(RbacGroup.NAME, "rolebindings"),
        RoleBindingValidation::create,
        RoleBindingValidation::update);
    this.guard = guard;
  }

  @Override
  public NameCheck names() {
    return RoleBindingValidation.NAMES;
  }

  @Override
  public RoleBinding prepareForCreate(RequestContext context, RoleBinding object) {
    guard.ask(context, check -> check.roleBinding(context.user(), context.info(), object, null));
    return super.prepareForCreate(context, object);
  }

  @Override
  public RoleBinding prepareForUpdate(RequestContext context, RoleBinding object, RoleBinding old) {
    guard.ask(context, check -> check.roleBinding(context.user(), context.info(), object, old));
    return super.prepareForUpdate(context, object, old);
  }
}
