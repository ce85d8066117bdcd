package dev.navarch.registry.admission.namespacelifecycle;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespacePhase;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.Premise;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.admission.refusal.Refused;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.storage.Compare;
import java.util.Set;

/**
 * Objects live in a namespace that is there, and are made only while it stays; the namespaces that
 * every cluster has are never deleted.
 *
 * <p>It is asked before all others about what is written, so that nobody else has to look for a
 * namespace in vain. The namespace is read from the store each time: one that was made or marked a
 * moment ago counts. One that is marked, and perhaps gone, before the object is written counts too:
 * the write depends on what was read.
 */
public final class NamespaceLifecycle implements MutatingPlugin, ValidatingPlugin {
  public static final String NAME = "NamespaceLifecycle";

  private static final String TERMINATING_CAUSE = "NamespaceTerminating";
  private static final Set<String> IMMORTAL = Set.of("default", "kube-system", "kube-public");

  private final ResourceStore<Namespace> namespaces;

  public NamespaceLifecycle(BuiltInStores stores) {
    namespaces = stores.of("", "namespaces");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (dependsOnNamespace(request)) {
      Namespace namespace = look(request);
      if (request.operation() == Operation.CREATE) {
        request.premises().add(new Stays(request, namespace));
      }
    }
    return object;
  }

  private Namespace look(AdmissionRequest request) {
    Namespace namespace = namespaces.require(new ObjectName("", request.namespace()));
    if (request.operation() == Operation.CREATE
        && namespace.status().phase().equals(NamespacePhase.TERMINATING)) {
      throw Refused.forbidden(
              request,
              "unable to create new content in namespace %s because it is being terminated"
                  .formatted(request.namespace()))
          .withStatusCause(
              new StatusCause(
                  TERMINATING_CAUSE,
                  "namespace %s is being terminated".formatted(request.namespace()),
                  "metadata.namespace"));
    }
    return namespace;
  }

  /** The namespace of a new object is as it was, or as good. */
  private final class Stays implements Premise {
    private final AdmissionRequest request;
    private Namespace namespace;

    Stays(AdmissionRequest request, Namespace namespace) {
      this.request = request;
      this.namespace = namespace;
    }

    @Override
    public Compare condition() {
      return new Compare(
          namespaces.key(new ObjectName("", request.namespace())),
          Long.parseLong(namespace.metadata().resourceVersion()));
    }

    @Override
    public void renew() {
      namespace = look(request);
    }
  }

  /** An access review must not tell whether there is a namespace. */
  private static boolean dependsOnNamespace(AdmissionRequest request) {
    return !request.namespace().isEmpty()
        && (request.operation() == Operation.CREATE || request.operation() == Operation.UPDATE)
        && !isNamespace(request)
        && !request.isFor("authorization.k8s.io", "localsubjectaccessreviews");
  }

  private static boolean isNamespace(AdmissionRequest request) {
    return request.resource().group().isEmpty()
        && request.resource().resource().equals("namespaces");
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (request.operation() == Operation.DELETE
        && isNamespace(request)
        && IMMORTAL.contains(request.name())) {
      throw Refused.forbidden(request, "this namespace may not be deleted");
    }
  }
}
