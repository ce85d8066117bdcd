package dev.navarch.benchmarks.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KubeconfigReaderTest {
  private final CertificateAuthority authority =
      CertificateAuthority.create("test", Duration.ofHours(1), InstantSource.system());
  private final CertifiedKey user =
      authority.issueClient("admin", List.of("masters"), Duration.ofHours(1));

  @TempDir private Path folder;

  private ClientConfig read(String cluster, String user) throws Exception {
    Path file = folder.resolve("config");
    Files.writeString(
        file,
        """
        apiVersion: v1
        kind: Config
        current-context: here
        contexts:
        - {name: there, context: {cluster: other, user: nobody}}
        - {name: here, context: {cluster: mine, user: me}}
        clusters:
        - {name: other, cluster: {server: 'https://other'}}
        - name: mine
          cluster: {%s}
        users:
        - name: me
          user: {%s}
        """
            .formatted(cluster, user));
    return KubeconfigReader.read(file);
  }

  private static String base64(String pem) {
    return Base64.getEncoder().encodeToString(pem.getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void certificatesAreReadFromTheFileItself() throws Exception {
    ClientConfig config =
        read(
            "server: 'https://10.1.2.3:6443', certificate-authority-data: "
                + base64(authority.own().certificatePem()),
            "client-certificate-data: %s, client-key-data: %s"
                .formatted(base64(user.certificatePem()), base64(user.keyPem())));

    assertThat(config.host()).isEqualTo("10.1.2.3");
    assertThat(config.port()).isEqualTo(6443);
    assertThat(config.authorities()).containsExactly(authority.certificate());
    assertThat(config.certificate()).hasValue(user);
    assertThat(config.insecure()).isFalse();
    assertThat(config.token()).isEmpty();
  }

  @Test
  void filesAreLookedForBesideTheKubeconfig() throws Exception {
    Files.writeString(folder.resolve("ca.pem"), authority.own().certificatePem());
    Files.writeString(folder.resolve("me.pem"), user.certificatePem());
    Files.writeString(folder.resolve("me.key"), user.keyPem());
    Files.writeString(folder.resolve("token"), "secret\n");

    ClientConfig config =
        read(
            "server: 'https://[::1]', certificate-authority: ca.pem",
            "client-certificate: me.pem, client-key: me.key, tokenFile: token");

    assertThat(config.host()).isEqualTo("::1");
    assertThat(config.port()).isEqualTo(443);
    assertThat(config.authorities()).containsExactly(authority.certificate());
    assertThat(config.certificate()).hasValue(user);
    assertThat(config.token()).isEqualTo("secret");
  }

  @Test
  void aTokenAndAnyServerMayBeAskedFor() throws Exception {
    ClientConfig config =
        read("server: 'https://host:1', insecure-skip-tls-verify: true", "token: abc");

    assertThat(config.insecure()).isTrue();
    assertThat(config.token()).isEqualTo("abc");
    assertThat(config.certificate()).isEmpty();
  }

  @Test
  void aServerMustBeNamedAndHaveTls() {
    assertThatThrownBy(() -> read("", "token: abc"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("names no server");
    assertThatThrownBy(() -> read("server: 'http://host'", "token: abc"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("not the address of a server with TLS: http://host");
  }

  @Test
  void aFileWithoutACurrentContextIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("empty"), "kind: Config\n");

    assertThatThrownBy(() -> KubeconfigReader.read(file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there is no '' among the contexts of");
  }

  @Test
  void brokenYamlIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("broken"), "a: [");

    assertThatThrownBy(() -> KubeconfigReader.read(file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is no kubeconfig");
  }
}
