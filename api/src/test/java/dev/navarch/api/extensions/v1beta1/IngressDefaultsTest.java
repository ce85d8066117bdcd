package dev.navarch.api.extensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IngressDefaultsTest {
  @Test
  void howAPathMatchesIsLeftToTheImplementation() {
    HTTPIngressPath in = HTTPIngressPath.builder().path("/").build();
    HTTPIngressPath exact = in.toBuilder().pathType("Exact").build();

    assertThat(IngressDefaults.httpIngressPath(in))
        .isEqualTo(in.toBuilder().pathType("ImplementationSpecific").build());
    assertThat(IngressDefaults.httpIngressPath(exact)).isSameAs(exact);
  }
}
