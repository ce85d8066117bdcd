package dev.navarch.registry.rbac.escalation;

import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Has writes of roles and bindings judged, where there are rules to judge by. Those who may do
 * anything are not judged; not even before the server knows its rules.
 */
public final class EscalationGuard {
  private final Supplier<Optional<RbacAuthorizer>> rules;
  private final Supplier<Authorizer> authorizer;

  /**
   * Creates a guard.
   *
   * @param rules empty where RBAC is not used
   */
  public EscalationGuard(
      Supplier<Optional<RbacAuthorizer>> rules, Supplier<Authorizer> authorizer) {
    this.rules = rules;
    this.authorizer = authorizer;
  }

  /**
   * Puts a question about a write.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the write may not be
   */
  public void ask(RequestContext context, Consumer<EscalationCheck> question) {
    if (!context.user().isIn(User.MASTERS_GROUP)) {
      rules.get().ifPresent(held -> question.accept(new EscalationCheck(held, authorizer.get())));
    }
  }
}
