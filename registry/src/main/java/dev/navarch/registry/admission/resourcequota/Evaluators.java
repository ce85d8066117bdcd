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

  private Evaluators() {}

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
