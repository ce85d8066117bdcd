package dev.navarch.api.extensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.TypedLocalObjectReference;
import dev.navarch.api.networking.v1.IngressServiceBackend;
import dev.navarch.api.networking.v1.ServiceBackendPort;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class IngressConversionsTest {
  private static final TypedLocalObjectReference BUCKET =
      new TypedLocalObjectReference("storage.example.com", "Bucket", "assets");
  private static final IngressServiceBackend FALLBACK = service("fallback", "", 80);

  @Test
  void ingressComesBackFromTheHub() {
    Ingress old =
        Ingress.builder()
            .metadata(meta -> meta.name("web"))
            .spec(spec ->
                spec.ingressClassName("public")
                    .backend(new IngressBackend("fallback", IntOrString.of(80), null))
                    .tls(List.of(new IngressTLS(List.of("example.com"), "cert")))
                    .rules(
                        List.of(
                            rule("named", IntOrString.of("http"), null),
                            rule("numbered", IntOrString.of(8080), null),
                            rule("", IntOrString.ZERO, BUCKET))))
            .status(status ->
                status.loadBalancer(balancer ->
                    balancer.ingress(
                        List.of(IngressLoadBalancerIngress.builder().ip("192.0.2.1").build()))))
            .build();

    dev.navarch.api.networking.v1.Ingress hub = GeneratedConversions.ingressToHub(old);

    assertThat(hub.spec().defaultBackend())
        .isEqualTo(new dev.navarch.api.networking.v1.IngressBackend(FALLBACK, null));
    assertThat(hub.spec().rules())
        .containsExactly(
            hubRule(service("named", "http", 0), null),
            hubRule(service("numbered", "", 8080), null),
            hubRule(null, BUCKET));
    assertThat(hub.status().loadBalancer().ingress().getFirst().ip()).isEqualTo("192.0.2.1");
    assertThat(GeneratedConversions.ingressFromHub(hub)).isEqualTo(old);
  }

  @Test
  void ingressWithoutDefaultBackendHasNoneAfterwards() {
    Ingress old = Ingress.builder().spec(spec -> spec.ingressClassName("public")).build();

    dev.navarch.api.networking.v1.Ingress hub = GeneratedConversions.ingressToHub(old);

    assertThat(hub.spec().defaultBackend()).isNull();
    assertThat(GeneratedConversions.ingressFromHub(hub)).isEqualTo(old);
  }

  @Test
  void nameOrPortAloneMakesAService() {
    assertThat(toHub("web", IntOrString.ZERO).service()).isEqualTo(service("web", "", 0));
    assertThat(toHub("", IntOrString.of(80)).service()).isEqualTo(service("", "", 80));
    assertThat(toHub("", IntOrString.of("")).service()).isEqualTo(service("", "", 0));
    assertThat(toHub("", IntOrString.ZERO).service()).isNull();
  }

  @Test
  void nameOfAPortWinsOverItsNumber() {
    var hub = new dev.navarch.api.networking.v1.IngressBackend(service("web", "http", 80), null);

    assertThat(GeneratedConversions.ingressBackendFromHub(hub))
        .isEqualTo(new IngressBackend("web", IntOrString.of("http"), null));
  }

  private static dev.navarch.api.networking.v1.IngressBackend toHub(String name, IntOrString port) {
    return GeneratedConversions.ingressBackendToHub(new IngressBackend(name, port, null));
  }

  private static IngressServiceBackend service(String name, String port, int number) {
    return new IngressServiceBackend(name, new ServiceBackendPort(port, number));
  }

  private static IngressRule rule(
      String service, IntOrString port, @Nullable TypedLocalObjectReference resource) {
    return new IngressRule(
        "example.com",
        new IngressRuleValue(
            new HTTPIngressRuleValue(
                List.of(
                    new HTTPIngressPath(
                        "/", "Prefix", new IngressBackend(service, port, resource))))));
  }

  private static dev.navarch.api.networking.v1.IngressRule hubRule(
      @Nullable IngressServiceBackend service, @Nullable TypedLocalObjectReference resource) {
    return new dev.navarch.api.networking.v1.IngressRule(
        "example.com",
        new dev.navarch.api.networking.v1.IngressRuleValue(
            new dev.navarch.api.networking.v1.HTTPIngressRuleValue(
                List.of(
                    new dev.navarch.api.networking.v1.HTTPIngressPath(
                        "/",
                        "Prefix",
                        new dev.navarch.api.networking.v1.IngressBackend(service, resource))))));
  }
}
