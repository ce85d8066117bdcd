package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.TestControlPlane;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A kubeconfig that works, and what becomes of it when it is damaged. */
@Timeout(60)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BrokenKubeconfigTest {
  private static final int DAMAGES = 250;
  private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9+/]{40}");

  @TempDir private Path folder;
  private TestControlPlane controlPlane;
  private String kubeconfig;

  @BeforeAll
  void start() {
    controlPlane = TestControlPlane.start();
    kubeconfig = controlPlane.kubeconfig();
  }

  @AfterAll
  void stop() {
    controlPlane.close();
  }

  private Path file(byte[] content) throws IOException {
    return Files.write(folder.resolve("config"), content);
  }

  private static String versionOf(Path file) throws IOException, InterruptedException {
    try (RestClient client =
        RestClient.builder(ClientConfig.fromKubeconfig(file)).maxRetries(0).build()) {
      return new String(client.get().absPath("/version").send().raw(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void wholeFileWorks() throws Exception {
    assertThat(versionOf(file(kubeconfig.getBytes(StandardCharsets.UTF_8)))).contains("major");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          current-context: navarch          | current-context: other        | context was not found for specified context: other
          cluster: navarch                  | cluster: other                | cluster "other" was not found for context "navarch"
          user: kubernetes-admin            | user: other                   | user "other" was not found for context "navarch"
          server: https                     | server: ftp                   | host must be a URL or a host:port pair
          server: https                     | no-server: https              | no server found for cluster "navarch"
          client-key-data:                  | no-key-data:                  | client-key-data or client-key must be specified for kubernetes-admin
          certificate-authority-data: \\S+   | certificate-authority-data: '!' | certificate-authority-data
          certificate-authority-data: \\S+   | certificate-authority-data: QUJD | the certificate authority cannot be used
          certificate-authority-data: \\S+   | certificate-authority: gone.crt | gone.crt: no such file or directory
          client-certificate-data: \\S+      | client-certificate-data: QUJD | the client certificate cannot be used
          client-key-data: \\S+              | client-key-data: QUJD         | the client key cannot be used: there is no private key in PEM form
          client-key-data: \\S+              | token: [a]                    | token
          kind: Config                      | kind: Pod                     | kind is "Pod", and must be "Config"
          apiVersion: v1                    | apiVersion: v2                | apiVersion is "v2", and must be "v1"
          apiVersion: v1                    | `apiVersion: "v1`             | config
          clusters:                         | `clusters: {a: b}${line}x:`   | clusters
          contexts:                         | `contexts: 7${line}x:`        | contexts
          """)
  void damageIsToldWithItsPlace(String pattern, String damage, String words) throws Exception {
    String broken =
        kubeconfig.replaceFirst(pattern, damage.replace("${line}", "\n").replace("$", "\\$"));
    assertThat(broken).isNotEqualTo(kubeconfig);
    Path file = file(broken.getBytes(StandardCharsets.UTF_8));

    assertThatThrownBy(() -> versionOf(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(words);
  }

  @Test
  void damageOfAnyKindIsAnErrorInWordsAndShowsNoSecret() throws Exception {
    Random random = new Random(2026);
    for (int i = 0; i < DAMAGES; i++) {
      byte[] broken = damaged(kubeconfig.getBytes(StandardCharsets.UTF_8), random);
      Path file = file(broken);
      try {
        ClientConfig config = ClientConfig.fromKubeconfig(file);
        // where nothing that matters was hit
        RestClient.builder(config).build().close();
      } catch (IOException e) {
        assertThat(e.getMessage()).as("damage %d", i).isNotBlank();
        assertThat(SECRET.matcher(e.getMessage()).find())
            .as("a secret in: %s", e.getMessage())
            .isFalse();
      } catch (RuntimeException e) {
        throw new AssertionError(
            "damage %d: %s".formatted(i, Base64.getEncoder().encodeToString(broken)), e);
      }
    }
  }

  private static byte[] damaged(byte[] whole, Random random) {
    byte[] broken = whole.clone();
    switch (random.nextInt(4)) {
      case 0 -> {
        return Arrays.copyOf(broken, random.nextInt(broken.length));
      }
      case 1 -> broken[random.nextInt(broken.length)] = (byte) random.nextInt(256);
      case 2 -> {
        int from = random.nextInt(broken.length);
        int to = Math.min(broken.length, from + 1 + random.nextInt(30));
        System.arraycopy(whole, to, broken, from, whole.length - to);
        return Arrays.copyOf(broken, whole.length - (to - from));
      }
      default -> {
        int from = random.nextInt(broken.length - 20);
        int to = random.nextInt(broken.length - 20);
        System.arraycopy(whole, from, broken, to, 1 + random.nextInt(20));
      }
    }
    return broken;
  }
}
