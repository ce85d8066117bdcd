package dev.navarch.registry.admission.resourcequota;

import dev.navarch.apimachinery.schema.GroupResource;
import java.time.InstantSource;
import java.util.Set;

/** Which evaluator knows which resource. */
final class Evaluators {
  static final GroupResource PODS = new GroupResource("", "pods");
  static final GroupResource SERVICES = new GroupResource("", "services");
  static final GroupResource CLAIMS = new GroupResource("", "persistentvolumeclaims");

  private static final Set<String> WITH_SHORT_NAME =
      Set.of("configmaps", "replicationcontrollers", "resourcequotas", "secrets");

  /** What is never stored, or was never limited. */
  private static final Set<GroupResource> IGNORED =
      Set.of(
          new GroupResource("", "bindings"),
          new GroupResource("", "componentstatuses"),
          new GroupResource("", "events"),
          new GroupResource("", "namespaces"),
          new GroupResource("events.k8s.io", "events"),
          new GroupResource("authentication.k8s.io", "selfsubjectreviews"),
          new GroupResource("authentication.k8s.io", "tokenreviews"),
          new GroupResource("authorization.k8s.io", "localsubjectaccessreviews"),
          new GroupResource("authorization.k8s.io", "selfsubjectaccessreviews"),
          new GroupResource("authorization.k8s.io", "selfsubjectrulesreviews"),
          new GroupResource("authorization.k8s.io", "subjectaccessreviews"));

  private Evaluators() {}

  /** Whether no quota ever limits a resource. */
  static boolean isIgnored(GroupResource resource) {
    return IGNORED.contains(resource);
  }

  static Evaluator of(GroupResource resource, InstantSource clock) {
    if (resource.equals(PODS)) {
      return new PodEvaluator(clock);
    }
    if (resource.equals(SERVICES)) {
      return ServiceEvaluator.INSTANCE;
    }
    if (resource.equals(CLAIMS)) {
      return ClaimEvaluator.INSTANCE;
    }
    return new CountEvaluator(resource, hasShortName(resource));
  }

  /** Whether quotas may call the number of objects simply by the resource's name. */
  static boolean hasShortName(GroupResource resource) {
    return resource.group().isEmpty() && WITH_SHORT_NAME.contains(resource.resource());
  }
}
