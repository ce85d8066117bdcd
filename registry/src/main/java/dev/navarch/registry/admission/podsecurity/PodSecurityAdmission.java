package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.apps.v1.DaemonSet;
import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.apps.v1.ReplicaSet;
import dev.navarch.api.apps.v1.StatefulSet;
import dev.navarch.api.batch.v1.CronJob;
import dev.navarch.api.batch.v1.Job;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.PodTemplate;
import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.api.core.v1.ReplicationController;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.admission.refusal.Refused;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds pods to the standards that the labels of their namespace ask for: refuses those that break
 * the enforced one, and warns of those that break the other. Whatever makes pods from a template is
 * never refused, only warned of. Who makes a namespace stricter is told which of its pods are not.
 */
public final class PodSecurityAdmission implements ValidatingPlugin {
  public static final String NAME = "PodSecurity";

  private static final GroupKind NAMESPACE = new GroupKind("", "Namespace");

  /** Nothing of a pod's specification can be changed there. */
  private static final Set<String> HARMLESS_SUBRESOURCES =
      Set.of("attach", "binding", "eviction", "exec", "log", "portforward", "proxy", "status");

  private final ResourceStore<Namespace> namespaces;
  private final ExistingPods existing;

  public PodSecurityAdmission(BuiltInStores stores) {
    namespaces = stores.of("", "namespaces");
    existing = new ExistingPods(stores);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (request.operation() != Operation.CREATE && request.operation() != Operation.UPDATE) {
      return;
    }
    ApiObject object = request.object();
    if (object instanceof Namespace namespace) {
      validateNamespace(request, namespace);
    } else if (object instanceof Pod pod) {
      validatePod(request, pod);
    } else if (object != null) {
      PodTemplateSpec template = template(object);
      if (template != null) {
        validateTemplate(request, template);
      }
    }
  }

  // ---- namespaces

  private void validateNamespace(AdmissionRequest request, Namespace namespace) {
    if (!request.subresource().isEmpty()) {
      return;
    }
    NamespacePolicy wanted = NamespacePolicy.of(namespace.metadata().labels());
    Namespace old = request.oldObject() instanceof Namespace before ? before : null;
    NamespacePolicy present = old == null ? null : NamespacePolicy.of(old.metadata().labels());
    boolean newErrors =
        !wanted.errors().isEmpty()
            && (present == null || !present.errors().equals(wanted.errors()));
    if (newErrors) {
      throw ApiException.invalid(NAMESPACE, namespace.metadata().name(), wanted.errors());
    }
    if (present != null && isStricter(wanted.enforce(), present.enforce())) {
      existing
          .warnings(namespace.metadata().name(), wanted.enforce())
          .forEach(request.warnings()::add);
    }
  }

  /** Another version of the rules may be stricter or not; that is found out by looking. */
  private static boolean isStricter(Standard wanted, Standard present) {
    return !wanted.isPrivileged()
        && !wanted.equals(present)
        && !(wanted.version().equals(present.version())
            && wanted.level().compareTo(present.level()) < 0);
  }

  // ---- pods

  private void validatePod(AdmissionRequest request, Pod pod) {
    if (HARMLESS_SUBRESOURCES.contains(request.subresource())) {
      return;
    }
    NamespacePolicy policy = policy(request);
    if (policy.enforce().isPrivileged() && policy.warn().isPrivileged()) {
      return;
    }
    if (request.operation() == Operation.UPDATE
        && request.oldObject() instanceof Pod old
        && !PodChange.matters(pod, old)) {
      return;
    }
    Findings enforced = Checks.find(policy.enforce(), pod.metadata(), pod.spec());
    if (!enforced.isClean()) {
      throw Refused.forbidden(
          request,
          "violates PodSecurity \"%s\": %s".formatted(policy.enforce(), enforced.details()));
    }
    warn(request, policy, pod.metadata(), pod.spec());
  }

  private NamespacePolicy policy(AdmissionRequest request) {
    return namespaces
        .get(new ObjectName("", request.namespace()))
        .map(namespace -> NamespacePolicy.of(namespace.metadata().labels()))
        .orElseThrow(
            () -> ApiException.internalError("failed to lookup namespace " + request.namespace()));
  }

  private static void warn(
      AdmissionRequest request, NamespacePolicy policy, ObjectMeta metadata, PodSpec spec) {
    Findings found = Checks.find(policy.warn(), metadata, spec);
    if (!found.isClean()) {
      request
          .warnings()
          .add("would violate PodSecurity \"%s\": %s".formatted(policy.warn(), found.details()));
    }
  }

  // ---- what makes pods

  private void validateTemplate(AdmissionRequest request, PodTemplateSpec template) {
    if (request.subresource().isEmpty()) {
      NamespacePolicy policy = policy(request);
      if (!policy.warn().isPrivileged()) {
        warn(request, policy, template.metadata(), template.spec());
      }
    }
  }

  private static @Nullable PodTemplateSpec template(ApiObject object) {
    return switch (object) {
      case PodTemplate pods -> pods.template();
      case ReplicationController pods -> pods.spec().template();
      case ReplicaSet pods -> pods.spec().template();
      case Deployment pods -> pods.spec().template();
      case DaemonSet pods -> pods.spec().template();
      case StatefulSet pods -> pods.spec().template();
      case Job pods -> pods.spec().template();
      case CronJob pods -> pods.spec().jobTemplate().spec().template();
      default -> null;
    };
  }
}
