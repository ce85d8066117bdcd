package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.storage.etcd.Endpoint.Security;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndpointTest {
  @Test
  void endpointsAreReadInEveryForm() {
    assertThat(Endpoint.parse("https://etcd-0.etcd:2380"))
        .isEqualTo(new Endpoint("etcd-0.etcd", 2380, Security.TLS));
    assertThat(Endpoint.parse("http://10.0.0.1/"))
        .isEqualTo(new Endpoint("10.0.0.1", 2379, Security.PLAIN));
    assertThat(Endpoint.parse("localhost:1"))
        .isEqualTo(new Endpoint("localhost", 1, Security.UNSAID));
  }

  @Test
  void aNumericAddressOfVersionSixKeepsItsBracketsWhereTheyBelong() {
    Endpoint endpoint = Endpoint.parse("[::1]:2379");

    assertThat(endpoint.lookupName()).isEqualTo("::1");
    assertThat(endpoint.authority()).isEqualTo("[::1]:2379");
  }

  @Test
  void whatIsNoEndpointIsRefused() {
    for (String text : List.of("", "https://", "ftp://host:1", "https://host/path", "host:x")) {
      assertThatIllegalArgumentException().as(text).isThrownBy(() -> Endpoint.parse(text));
    }
  }

  @Test
  void eitherAllEndpointsAreSecureOrNone() {
    Endpoint tls = Endpoint.parse("https://a");
    Endpoint plain = Endpoint.parse("http://b");
    Endpoint unsaid = Endpoint.parse("c");

    assertThat(Endpoint.secure(List.of(tls, unsaid), false)).isTrue();
    assertThat(Endpoint.secure(List.of(plain, unsaid), false)).isFalse();
    assertThat(Endpoint.secure(List.of(unsaid), true)).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Endpoint.secure(List.of(tls, plain), false));
    assertThatIllegalArgumentException().isThrownBy(() -> Endpoint.secure(List.of(plain), true));
  }
}
