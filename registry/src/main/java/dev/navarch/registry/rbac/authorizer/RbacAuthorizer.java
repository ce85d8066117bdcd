package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows what some binding allows, and has no opinion on anything else. Bindings are indexed by
 * subject; the index is made by the first question, and again by the first one after a change.
 */
public final class RbacAuthorizer implements Authorizer {
  private static final Decision.NoOpinion NOTHING_KNOWN = new Decision.NoOpinion("");

  private final RbacObjects objects;

  /** Read and replaced by any thread; whoever puts an older one here makes the next one rebuild. */
  private volatile @Nullable RbacSnapshot snapshot;

  public RbacAuthorizer(RbacObjects objects) {
    this.objects = objects;
  }

  @Override
  public Decision decide(Attributes attributes) {
    User user = attributes.user();
    RequestInfo request = attributes.request();
    RbacSnapshot current = current();

    Grant grant = current.cluster().firstAllowing(user, request);
    if (grant == null && !request.namespace().isEmpty()) {
      grant = current.namespace(request.namespace()).firstAllowing(user, request);
    }
    return grant != null
        ? grant.allowed()
        : noOpinion(problems(grants(current, user, request.namespace())));
  }

  private static Decision noOpinion(List<RoleProblem> problems) {
    return problems.isEmpty()
        ? NOTHING_KNOWN
        : new Decision.NoOpinion(
            "RBAC: " + RoleProblem.join(problems.stream().map(RoleProblem::message)));
  }

  /**
   * Every rule that somebody holds in a namespace.
   *
   * @param namespace empty for what belongs to the whole cluster
   */
  public HeldRules rulesFor(User user, String namespace) {
    List<Grant> grants = grants(current(), user, namespace);
    List<PolicyRule> rules = new ArrayList<>();
    for (Grant grant : grants) {
      if (grant.rules() instanceof RoleRules.Found(List<PolicyRule> found)) {
        rules.addAll(found);
      }
    }
    return new HeldRules(rules, problems(grants));
  }

  /**
   * What a reference in a binding leads to.
   *
   * @param namespace of the binding; empty for one in the whole cluster
   */
  public RoleRules rulesOf(RoleRef role, String namespace) {
    return RoleRules.of(objects, role, namespace);
  }

  private static List<Grant> grants(RbacSnapshot current, User user, String namespace) {
    List<Grant> cluster = current.cluster().grantsOf(user);
    if (namespace.isEmpty()) {
      return cluster;
    }
    List<Grant> all = new ArrayList<>(cluster);
    all.addAll(current.namespace(namespace).grantsOf(user));
    return all;
  }

  private static List<RoleProblem> problems(List<Grant> grants) {
    List<RoleProblem> problems = new ArrayList<>();
    for (Grant grant : grants) {
      if (grant.rules() instanceof RoleRules.NotFound(RoleProblem problem)) {
        problems.add(problem);
      }
    }
    return problems;
  }

  private RbacSnapshot current() {
    RbacSnapshot known = snapshot;
    if (known != null && known.isOf(objects.version())) {
      return known;
    }
    RbacSnapshot fresh = RbacSnapshot.of(objects);
    snapshot = fresh;
    return fresh;
  }
}
