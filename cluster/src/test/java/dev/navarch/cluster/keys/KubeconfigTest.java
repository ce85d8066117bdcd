package dev.navarch.cluster.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.Certificates;
import dev.navarch.apiserver.certificates.CertifiedKey;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KubeconfigTest {
  @TempDir private Path folder;
  private final CertificateAuthority authority =
      CertificateAuthority.create("navarch", Duration.ofDays(1), InstantSource.system());
  private final CertifiedKey user =
      authority.issueClient("kubernetes-admin", List.of("system:masters"), Duration.ofDays(1));

  private Kubeconfig kubeconfig(int port) {
    return new Kubeconfig(URI.create("https://127.0.0.1:" + port), authority.certificate(), user);
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void theFileHoldsEverything() throws IOException {
    Path file = folder.resolve("new").resolve("kubeconfig");
    kubeconfig(6443).write(file);

    assertThat(Files.readString(file))
        .isEqualTo(
            """
            # Written by navarch, anew with every start.
            apiVersion: v1
            clusters:
            - cluster:
                certificate-authority-data: %s
                server: https://127.0.0.1:6443
              name: navarch
            contexts:
            - context:
                cluster: navarch
                user: kubernetes-admin
              name: navarch
            current-context: navarch
            kind: Config
            users:
            - name: kubernetes-admin
              user:
                client-certificate-data: %s
                client-key-data: %s
            """
                .formatted(
                    base64(Certificates.toPem(authority.certificate())),
                    base64(user.certificatePem()),
                    base64(user.keyPem())));
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  void itsOwnFileIsReplaced() throws IOException {
    Path file = folder.resolve("kubeconfig");
    kubeconfig(6443).write(file);
    kubeconfig(7443).write(file);

    assertThat(Files.readString(file)).contains("https://127.0.0.1:7443").doesNotContain("6443\n");
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
  }

  @Test
  void aFileOfOthersStays() throws IOException {
    Path file = folder.resolve("config");
    Files.writeString(file, "apiVersion: v1\nkind: Config\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

    assertThatThrownBy(() -> kubeconfig(6443).write(file))
        .isInstanceOf(IOException.class)
        .hasMessage(file + " was not written by navarch, and is not replaced");
    assertThat(Files.readString(file)).isEqualTo("apiVersion: v1\nkind: Config\n");
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-r-----"));
  }
}
