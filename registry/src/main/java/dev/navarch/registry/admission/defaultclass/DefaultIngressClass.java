package dev.navarch.registry.admission.defaultclass;

import dev.navarch.api.networking.v1.Ingress;
import dev.navarch.api.networking.v1.IngressClass;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.Optional;

/** Gives a new ingress that asks for no class the default one, if there is one. */
public final class DefaultIngressClass implements MutatingPlugin {
  public static final String NAME = "DefaultIngressClass";

  /** How ingresses named their class before there was a field. */
  private static final String CLASS_ANNOTATION = "kubernetes.io/ingress.class";

  private final ResourceStore<IngressClass> classes;

  public DefaultIngressClass(BuiltInStores stores) {
    classes = stores.of("networking.k8s.io", "ingressclasses");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (request.operation() != Operation.CREATE
        || !isForIngresses(request)
        || !(object instanceof Ingress ingress)
        || ingress.spec().ingressClassName() != null
        || ingress.metadata().annotations().containsKey(CLASS_ANNOTATION)) {
      return object;
    }
    Optional<String> chosen =
        DefaultMark.find(classes.list(""), "ingressclass.kubernetes.io/is-default-class");
    return chosen.isEmpty()
        ? ingress
        : ingress.toBuilder().spec(spec -> spec.ingressClassName(chosen.get())).build();
  }

  private static boolean isForIngresses(AdmissionRequest request) {
    return request.isFor("networking.k8s.io", "ingresses")
        || request.isFor("extensions", "ingresses");
  }
}
