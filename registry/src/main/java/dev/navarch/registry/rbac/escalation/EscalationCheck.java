package dev.navarch.registry.rbac.escalation;

import dev.navarch.api.rbac.v1.AggregationRule;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.RbacGroup;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.registry.rbac.authorizer.HeldRules;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import dev.navarch.registry.rbac.authorizer.RoleProblem;
import dev.navarch.registry.rbac.authorizer.RoleRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Refuses writes through which somebody would give away more than they have.
 *
 * <p>Free to write any role are members of {@value User#MASTERS_GROUP} and those who may {@code
 * escalate} it; to bind a role, those who may {@code bind} it. Everybody else must hold, where they
 * write, every rule in question. Updates that touch nothing but owners and finalizers pass, so that
 * garbage collection needs no rights.
 *
 * <p>To be asked on create, and on update and patch with the object as it is stored, before the
 * write. Each method throws an {@link ApiException} in Kubernetes' words, or returns.
 */
public final class EscalationCheck {
  private static final List<PolicyRule> EVERYTHING =
      List.of(
          PolicyRule.builder()
              .verbs(List.of("*"))
              .apiGroups(List.of("*"))
              .resources(List.of("*"))
              .build(),
          PolicyRule.builder().verbs(List.of("*")).nonResourceURLs(List.of("*")).build());

  private final RbacAuthorizer rules;
  private final Authorizer authorizer;

  /**
   * Makes a check.
   *
   * @param rules tells who holds which rules
   * @param authorizer decides on {@code escalate} and {@code bind}: the one that decides on
   *     requests
   */
  public EscalationCheck(RbacAuthorizer rules, Authorizer authorizer) {
    this.rules = rules;
    this.authorizer = authorizer;
  }

  /** Judges a write of a role; {@code stored} is null for a new one. */
  public void role(User user, RequestInfo request, Role role, @Nullable Role stored) {
    if (mayEscalate(user, request) || onlyCollectsGarbage(role, stored)) {
      return;
    }
    requireRules(user, request, role, role.rules());
  }

  /** Judges a write of a cluster role; {@code stored} is null for a new one. */
  public void clusterRole(
      User user, RequestInfo request, ClusterRole role, @Nullable ClusterRole stored) {
    if (mayEscalate(user, request) || onlyCollectsGarbage(role, stored)) {
      return;
    }
    requireRules(user, request, role, role.rules());
    if (aggregates(role) || (stored != null && aggregates(stored))) {
      requireEverything(user, request, role);
    }
  }

  /** Judges a write of a role binding; {@code stored} is null for a new one. */
  public void roleBinding(
      User user, RequestInfo request, RoleBinding binding, @Nullable RoleBinding stored) {
    if (!onlyCollectsGarbage(binding, stored)) {
      requireRole(user, request, binding, binding.roleRef());
    }
  }

  /** Judges a write of a cluster role binding; {@code stored} is null for a new one. */
  public void clusterRoleBinding(
      User user,
      RequestInfo request,
      ClusterRoleBinding binding,
      @Nullable ClusterRoleBinding stored) {
    if (!onlyCollectsGarbage(binding, stored)) {
      requireRole(user, request, binding, binding.roleRef());
    }
  }

  private void requireRole(User user, RequestInfo request, MetaObject binding, RoleRef role) {
    if (user.isIn(User.MASTERS_GROUP) || mayBind(user, role, request.namespace())) {
      return;
    }
    switch (rules.rulesOf(role, request.namespace())) {
      case RoleRules.Found(List<PolicyRule> found) -> requireRules(user, request, binding, found);
      case RoleRules.NotFound(RoleProblem.Missing missing) ->
          throw ApiException.notFound(resource(request), missing.name());
      case RoleRules.NotFound(RoleProblem problem) -> throw ApiException.unknown(problem.message());
    }
  }

  private void requireRules(
      User user, RequestInfo request, MetaObject object, List<PolicyRule> wanted) {
    HeldRules held = rules.rulesFor(user, request.namespace());
    List<PolicyRule> missing = RuleCover.missing(held.rules(), wanted);
    if (missing.isEmpty()) {
      return;
    }
    String problem =
        "user %s (groups=%s) is attempting to grant RBAC permissions not currently held:\n%s"
            .formatted(
                GoQuoting.quote(user.name()),
                MissingRules.quoted(user.groups()),
                MissingRules.describe(missing));
    String unresolved = held.evaluationError(resource(request));
    throw forbidden(
        request,
        object,
        unresolved.isEmpty() ? problem : problem + "; resolution errors: [" + unresolved + "]");
  }

  /** An aggregated role can gather anything, now or later. */
  private void requireEverything(User user, RequestInfo request, ClusterRole role) {
    HeldRules held = rules.rulesFor(user, request.namespace());
    if (!RuleCover.missing(held.rules(), EVERYTHING).isEmpty()) {
      throw forbidden(
          request, role, "must have cluster-admin privileges to use the aggregationRule");
    }
  }

  private static boolean aggregates(ClusterRole role) {
    AggregationRule rule = role.aggregationRule();
    return rule != null && !rule.clusterRoleSelectors().isEmpty();
  }

  private boolean mayEscalate(User user, RequestInfo request) {
    return user.isIn(User.MASTERS_GROUP)
        || may(
            user,
            "escalate",
            request.group(),
            request.resource(),
            request.namespace(),
            request.name());
  }

  private boolean mayBind(User user, RoleRef role, String namespace) {
    return switch (role.kind()) {
      case "Role" -> may(user, "bind", role.apiGroup(), "roles", namespace, role.name());
      case "ClusterRole" ->
          may(user, "bind", role.apiGroup(), "clusterroles", namespace, role.name());
      default -> false;
    };
  }

  private boolean may(
      User user, String verb, String group, String resource, String namespace, String name) {
    RequestInfo asked =
        new RequestInfo(
            true, "", verb, "apis", group, "*", namespace, resource, "", name, List.of());
    return authorizer.decide(new Attributes(user, asked)) instanceof Decision.Allowed;
  }

  private static <T extends MetaObject> boolean onlyCollectsGarbage(T object, @Nullable T stored) {
    if (stored == null) {
      return false;
    }
    ObjectMeta old = stored.metadata();
    ObjectMeta compared =
        object.metadata().toBuilder()
            .ownerReferences(old.ownerReferences())
            .finalizers(old.finalizers())
            .selfLink(old.selfLink())
            .managedFields(old.managedFields())
            .build();
    return object.withMetadata(compared).equals(stored);
  }

  private static ApiException forbidden(RequestInfo request, MetaObject object, String problem) {
    return ApiException.forbidden(resource(request), object.metadata().name(), problem);
  }

  private static GroupResource resource(RequestInfo request) {
    return new GroupResource(RbacGroup.NAME, request.resource());
  }
}
