package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.config.ClientConfig;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProxyChoiceTest {
  @Test
  void configurationGoesBeforeTheEnvironment() throws IOException {
    ProxyChoice choice =
        ProxyChoice.of(config("https://s", "http://mine:1"), Map.of("HTTPS_PROXY", "http://env:2"));

    assertThat(address(choice)).isEqualTo("mine:1");
  }

  @Test
  void environmentIsUsedByScheme() throws IOException {
    Map<String, String> env = Map.of("https_proxy", "secure:1", "HTTP_PROXY", "http://plain");

    assertThat(address(ProxyChoice.of(config("https://s", null), env))).isEqualTo("secure:1");
    assertThat(address(ProxyChoice.of(config("http://s", null), env))).isEqualTo("plain:80");
    assertThat(address(ProxyChoice.of(config("https://s", null), Map.of()))).isEqualTo("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          https://a.example.com      | example.com                  | true
          https://a.example.com      | .example.com                 | true
          https://example.com        | .example.com                 | false
          https://a.example.com      | *.example.com                | true
          https://notexample.com     | example.com                  | false
          https://a.example.com:6443 | example.com:6443             | true
          https://a.example.com:6443 | example.com:443              | false
          https://10.1.2.3           | 10.0.0.0/8                   | true
          https://11.1.2.3           | x, 10.0.0.0/8                | false
          https://10.1.2.3           | 10.1.2.3                     | true
          https://[fd00::1]:6443     | fd00::/8                     | true
          https://[fd00::1]:6443     | [fd00::1]:6443               | true
          https://any                | *                            | true
          https://localhost:1        | ''                           | true
          https://127.0.0.9:1        | ''                           | true
          https://10.1.2.3           | 10.0.0.0/, 10.0.0.0/99, a/b  | false
          """)
  void hostsWithoutAProxy(String server, String list, boolean excluded) {
    assertThat(NoProxy.parse(list).excludes(URI.create(server))).isEqualTo(excluded);
  }

  @Test
  void environmentMayNameAnyKindOfProxy() throws IOException {
    ClientConfig config = config("https://s", null);

    assertThat(ProxyChoice.of(config, Map.of("HTTPS_PROXY", "socks5://p")).route())
        .hasToString("ProxyRoute[SOCKS5, p, 1080]");
    assertThat(ProxyChoice.of(config, Map.of("HTTPS_PROXY", "https://u:x@p")).route())
        .hasToString("ProxyRoute[HTTPS, p, 443]");
  }

  @Test
  void otherKindsOfProxiesAreRefusedInWords() {
    assertThatThrownBy(() -> ProxyChoice.of(config("https://s", "ftp://u:SECRET@p:1"), Map.of()))
        .hasMessage(
            "the proxy ftp://p for https://s cannot be used: only proxies with http://, https:// or"
                + " socks5:// are supported");
  }

  @Test
  void onlyWhatTheJdkCannotSpeakToNeedsABridge() throws IOException {
    assertThat(isBridged("https://s", "http://p:1")).isFalse();
    assertThat(isBridged("http://s", "http://u:x@p:1")).isFalse();
    assertThat(isBridged("https://s", "http://u:x@p:1")).isTrue();
    assertThat(isBridged("https://s", "https://p:1")).isTrue();
    assertThat(isBridged("http://s", "socks5://p:1")).isTrue();
  }

  private static boolean isBridged(String server, String proxy) throws IOException {
    try (ProxyBridge bridge = ProxyChoice.of(config(server, proxy), Map.of()).openBridge()) {
      return bridge != null;
    }
  }

  private static ClientConfig config(String server, @Nullable String proxy) {
    return ClientConfig.builder(server).proxy(proxy == null ? null : URI.create(proxy)).build();
  }

  private static String address(ProxyChoice choice) {
    Proxy proxy = choice.selector().select(URI.create("https://s")).get(0);
    return proxy.address() instanceof InetSocketAddress address
        ? address.getHostString() + ":" + address.getPort()
        : "none";
  }
}
