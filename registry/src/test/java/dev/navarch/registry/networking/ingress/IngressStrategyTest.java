package dev.navarch.registry.networking.ingress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.networking.v1.Ingress;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.TestRegistry;
import org.junit.jupiter.api.Test;

class IngressStrategyTest {
  private static final IngressStrategy STRATEGY = new IngressStrategy();
  private static final RequestContext REQUEST =
      TestRegistry.request(
          TestRegistry.ADMIN, "POST", "/apis/networking.k8s.io/v1/namespaces/n/ingresses");

  @Test
  void theOldAnnotationIsWarnedAboutWhenAnIngressIsNew() {
    Ingress ingress =
        Ingress.builder()
            .metadata(m -> m.addToAnnotations("kubernetes.io/ingress.class", "a"))
            .build();

    assertThat(STRATEGY.warnings(REQUEST, ingress))
        .containsExactly(
            "annotation \"kubernetes.io/ingress.class\" is deprecated, please use"
                + " 'spec.ingressClassName' instead");
    assertThat(STRATEGY.warningsOnUpdate(REQUEST, ingress, ingress)).isEmpty();
    assertThat(STRATEGY.warnings(REQUEST, Ingress.builder().build())).isEmpty();
  }
}
