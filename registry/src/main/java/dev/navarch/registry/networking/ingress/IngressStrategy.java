package dev.navarch.registry.networking.ingress;

import dev.navarch.api.networking.v1.Ingress;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.List;

/** How ingresses are written. */
public final class IngressStrategy extends ValidatedStrategy<Ingress> {
  private static final String CLASS_ANNOTATION = "kubernetes.io/ingress.class";

  public IngressStrategy() {
    super(
        new GroupResource("networking.k8s.io", "ingresses"),
        IngressValidation::create,
        IngressValidation::update);
  }

  @Override
  public List<String> warnings(RequestContext context, Ingress object) {
    return object.metadata().annotations().containsKey(CLASS_ANNOTATION)
        ? List.of(
            "annotation \""
                + CLASS_ANNOTATION
                + "\" is deprecated, please use 'spec.ingressClassName' instead")
        : List.of();
  }

  @Override
  public List<String> warningsOnUpdate(RequestContext context, Ingress object, Ingress old) {
    return List.of();
  }

  /** How their status is written. */
  public Strategy<Ingress> status() {
    return new ValidatedStatus<>(
        this, Ingress.class, ValidatedStatus.Metadata.MAY_CHANGE, IngressValidation::updateStatus);
  }
}
