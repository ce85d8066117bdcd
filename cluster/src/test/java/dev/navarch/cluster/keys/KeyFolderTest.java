package dev.navarch.cluster.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.Keys;
import dev.navarch.apiserver.certificates.ServingNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyFolderTest {
  private static final Instant NOW = Instant.parse("2026-01-17T10:00:00Z");

  @TempDir private Path data;
  private Path folder;
  private final ServingNames names = ServerAddresses.of("10.0.0.0/24", List.of("192.0.2.10"));

  @BeforeEach
  void chooseFolder() {
    folder = data.resolve("deep").resolve("pki");
  }

  private ControlPlaneKeys open() throws IOException {
    return open(names, NOW);
  }

  private ControlPlaneKeys open(ServingNames names, Instant now) throws IOException {
    return KeyFolder.open(folder, names, InstantSource.fixed(now));
  }

  /** All files with keys and certificates; the one that is there to be locked holds nothing. */
  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.filter(path -> !path.endsWith(".lock")).toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return files;
  }

  @Test
  void theFirstStartMakesEverything() throws Exception {
    ControlPlaneKeys keys = open();

    assertThat(files())
        .containsOnlyKeys(
            "admin.crt",
            "admin.key",
            "apiserver.crt",
            "apiserver.key",
            "ca.crt",
            "ca.key",
            "sa.key");
    assertThat(keys.administrator().certificate().getSubjectX500Principal().getName())
        .isEqualTo("CN=kubernetes-admin,O=system:masters");
    assertThat(keys.serving().certificate().getSubjectAlternativeNames())
        .extracting(name -> String.valueOf(name.get(1)))
        .containsExactlyInAnyOrder(
            "localhost",
            "kubernetes",
            "kubernetes.default",
            "kubernetes.default.svc",
            "kubernetes.default.svc.cluster.local",
            "127.0.0.1",
            "0:0:0:0:0:0:0:1",
            "10.0.0.1",
            "192.0.2.10");
    assertThat(keys.authority().issued(keys.serving().certificate())).isTrue();
    assertThat(keys.authority().issued(keys.administrator().certificate())).isTrue();
  }

  @Test
  void onlyTheOwnerMayRead() throws IOException {
    Files.createDirectories(folder);
    open();
    Files.setPosixFilePermissions(
        folder.resolve("ca.key"), PosixFilePermissions.fromString("rw-r--r--"));
    open();

    assertThat(Files.getPosixFilePermissions(folder))
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all)
          .allSatisfy(file ->
              assertThat(Files.getPosixFilePermissions(file))
                  .isEqualTo(PosixFilePermissions.fromString("rw-------")));
    }
  }

  @Test
  void laterStartsChangeNothing() throws IOException {
    ControlPlaneKeys first = open();
    Map<String, String> files = files();
    ControlPlaneKeys second = open(names, NOW.plus(Duration.ofDays(200)));

    assertThat(files()).isEqualTo(files);
    assertThat(second.serving()).isEqualTo(first.serving());
    assertThat(second.administrator()).isEqualTo(first.administrator());
    assertThat(second.authority().certificate()).isEqualTo(first.authority().certificate());
    assertThat(second.serviceAccounts().getPublic()).isEqualTo(first.serviceAccounts().getPublic());
  }

  @Test
  void otherNamesOfTheServerGiveItAnotherCertificate() throws IOException {
    ControlPlaneKeys first = open();
    ControlPlaneKeys second = open(ServerAddresses.of("10.0.0.0/24", List.of("192.0.2.11")), NOW);

    assertThat(second.serving().certificate()).isNotEqualTo(first.serving().certificate());
    assertThat(second.administrator()).isEqualTo(first.administrator());
    assertThat(second.authority().issued(first.serving().certificate())).isTrue();
  }

  @Test
  void certificatesAreMadeAnewBeforeTheyEnd() throws IOException {
    ControlPlaneKeys first = open();
    Instant later = NOW.plus(Duration.ofDays(300));
    ControlPlaneKeys second = open(names, later);

    assertThat(second.serving().certificate().getNotAfter().toInstant())
        .isAfter(later.plus(Duration.ofDays(300)));
    assertThat(second.administrator()).isNotEqualTo(first.administrator());
    assertThat(second.authority().certificate()).isEqualTo(first.authority().certificate());
    assertThat(second.serviceAccounts().getPublic()).isEqualTo(first.serviceAccounts().getPublic());
  }

  @Test
  void theAuthorityIsRenewedWithItsKey() throws IOException {
    ControlPlaneKeys first = open();
    ControlPlaneKeys second = open(names, NOW.plus(Duration.ofDays(9 * 365)));
    ControlPlaneKeys third = open(names, NOW.plus(Duration.ofDays(9 * 365)));

    assertThat(second.authority().certificate().getNotAfter())
        .isAfter(first.authority().certificate().getNotAfter());
    assertThat(second.authority().issued(first.serving().certificate())).isTrue();
    assertThat(third.authority().certificate()).isEqualTo(second.authority().certificate());
  }

  @Test
  void aStartThatWasCutOffIsFinishedByTheNext() throws IOException {
    open();
    Map<String, String> whole = files();
    List<String> order =
        List.of(
            "ca.key",
            "ca.crt",
            "apiserver.key",
            "apiserver.crt",
            "admin.key",
            "admin.crt",
            "sa.key");
    for (int written = 0; written < order.size(); written++) {
      for (String name : files().keySet()) {
        Files.delete(folder.resolve(name));
      }
      for (String name : order.subList(0, written)) {
        Files.writeString(folder.resolve(name), whole.getOrDefault(name, ""));
      }
      Files.writeString(folder.resolve(order.get(written) + ".new"), "half of it");

      assertThatCode(this::open).as(order.get(written)).doesNotThrowAnyException();
      assertThat(files()).containsOnlyKeys(whole.keySet());
    }
  }

  @Test
  void mixedPairsOfServerAndAdministratorAreMadeAnew() throws IOException {
    open();
    Files.writeString(folder.resolve("apiserver.key"), Keys.toPem(Keys.create().getPrivate()));
    CertificateAuthority other =
        CertificateAuthority.create("navarch", Duration.ofDays(99), InstantSource.fixed(NOW));
    Files.writeString(
        folder.resolve("admin.crt"),
        other.issueClient("intruder", List.of(), Duration.ofDays(90)).certificatePem());

    ControlPlaneKeys keys = open();

    assertThat(keys.serving().isPair()).isTrue();
    assertThat(keys.administrator().isPair()).isTrue();
    assertThat(keys.authority().issued(keys.administrator().certificate())).isTrue();
  }

  @Test
  void aBrokenFileIsNamedInOneLineAndKept() throws IOException {
    open();
    for (String name : files().keySet()) {
      Path file = folder.resolve(name);
      String good = Files.readString(file);
      String bad = good.substring(0, good.length() / 2);
      Files.writeString(file, bad);
      assertThatThrownBy(this::open)
          .as(name)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(file + " cannot be used: ")
          .message()
          .doesNotContain("\n");
      assertThat(Files.readString(file)).isEqualTo(bad);
      Files.writeString(file, good);
    }
  }

  @Test
  void aLostAuthorityIsNotReplaced() throws IOException {
    open();
    Path certificate = folder.resolve("ca.crt");
    String good = Files.readString(certificate);
    Files.delete(certificate);
    assertThatThrownBy(this::open)
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(certificate + " is missing");

    Files.writeString(certificate, good);
    Files.delete(folder.resolve("ca.key"));
    assertThatThrownBy(this::open)
        .isInstanceOf(IOException.class)
        .hasMessage(folder.resolve("ca.key") + " is missing");
  }

  @Test
  void theKeyOfAnotherAuthorityIsNotTaken() throws IOException {
    open();
    Files.writeString(folder.resolve("ca.key"), Keys.toPem(Keys.create().getPrivate()));

    assertThatThrownBy(this::open)
        .isInstanceOf(IOException.class)
        .hasMessage(
            folder.resolve("ca.key") + " cannot be used: the key is not that of the certificate");
  }
}
