package dev.navarch.registry.authorization;

import dev.navarch.api.authorization.v1.NonResourceRule;
import dev.navarch.api.authorization.v1.ResourceRule;
import dev.navarch.api.authorization.v1.SelfSubjectRulesReview;
import dev.navarch.api.authorization.v1.SubjectRulesReviewStatus;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.rbac.authorizer.HeldRules;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Tells people all that they may do in a namespace. The answer holds nothing of the question. */
final class SelfSubjectRulesReviewRest implements Creatable<SelfSubjectRulesReview> {
  private static final List<String> ANYTHING = List.of("*");

  private final ObjectModel model;
  private final Supplier<Optional<RbacAuthorizer>> rbac;

  SelfSubjectRulesReviewRest(BuiltInStores stores, Supplier<Optional<RbacAuthorizer>> rbac) {
    this.model = Reviews.model(stores, "SelfSubjectRulesReview");
    this.rbac = rbac;
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  @Override
  public ApiObject create(
      RequestContext context,
      ObjectName name,
      SelfSubjectRulesReview object,
      WriteCheck<SelfSubjectRulesReview> check,
      boolean dryRun) {
    String namespace = object.spec().namespace();
    if (namespace.isEmpty()) {
      throw ApiException.badRequest("no namespace on request");
    }
    check.check(object, null);
    SubjectRulesReviewStatus status =
        rbac.get()
            .map(rules -> status(rules.rulesFor(context.user(), namespace)))
            .orElseGet(SelfSubjectRulesReviewRest::everything);
    return SelfSubjectRulesReview.builder().status(status).build();
  }

  private static SubjectRulesReviewStatus status(HeldRules held) {
    List<ResourceRule> resources = new ArrayList<>();
    List<NonResourceRule> paths = new ArrayList<>();
    for (PolicyRule rule : held.rules()) {
      if (!rule.resources().isEmpty()) {
        resources.add(
            new ResourceRule(
                rule.verbs(), rule.apiGroups(), rule.resources(), rule.resourceNames()));
      }
      if (!rule.nonResourceURLs().isEmpty()) {
        paths.add(new NonResourceRule(rule.verbs(), rule.nonResourceURLs()));
      }
    }
    return new SubjectRulesReviewStatus(resources, paths, false, held.evaluationError());
  }

  /** Where there are no rules everybody may do everything. */
  private static SubjectRulesReviewStatus everything() {
    return new SubjectRulesReviewStatus(
        List.of(new ResourceRule(ANYTHING, ANYTHING, ANYTHING, List.of())),
        List.of(new NonResourceRule(ANYTHING, ANYTHING)),
        false,
        "");
  }
}
