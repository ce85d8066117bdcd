package dev.navarch.client.credentials;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.ExecConfig;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExecPluginTest {
  private static final String ANSWER =
      "{\"kind\":\"ExecCredential\",\"apiVersion\":\"client.authentication.k8s.io/v1\","
          + "\"status\":{%s}}";

  @TempDir Path folder;

  @Test
  void programTellsATokenOnceAndForAll() throws Exception {
    CredentialSource source = source(counting("\"token\":\"t$N\""));

    assertThat(source.current()).isEqualTo(Credential.bearer("t1"));
    assertThat(source.current()).isEqualTo(Credential.bearer("t1"));
  }

  @Test
  void programRunsAgainWhenItsTokenWasRefused() throws Exception {
    CredentialSource source = source(counting("\"token\":\"t$N\""));
    Credential first = source.current();

    assertThat(source.refused(first)).isTrue();
    assertThat(source.current()).isEqualTo(Credential.bearer("t2"));
    assertThat(source.refused(first)).isTrue();
    assertThat(source.current()).isEqualTo(Credential.bearer("t2"));
  }

  @Test
  void programThatHasNothingNewIsNotBelievedTwice() throws Exception {
    CredentialSource source = source(script("echo '" + ANSWER.formatted("\"token\":\"t\"") + "'"));

    assertThat(source.refused(source.current())).isFalse();
  }

  @Test
  void programRunsAgainWhenItsTokenHasEnded() throws Exception {
    AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2030-01-01T00:00:00Z"));
    ExecConfig exec =
        ExecConfig.of(
            counting("\"token\":\"t$N\",\"expirationTimestamp\":\"2030-01-01T01:00:00Z\"")
                .toString());
    ExecPlugin plugin = new ExecPlugin(exec, new ExecProcess(exec, "{}", false), now::get);

    assertThat(plugin.current()).isEqualTo(Credential.bearer("t1"));
    now.set(Instant.parse("2030-01-01T00:59:59Z"));
    assertThat(plugin.current()).isEqualTo(Credential.bearer("t1"));
    now.set(Instant.parse("2030-01-01T01:00:00Z"));
    assertThat(plugin.current()).isEqualTo(Credential.bearer("t2"));
  }

  @Test
  void clientsOfTheSameConfigurationShareWhatWasTold() throws Exception {
    Path program = counting("\"token\":\"t$N\"");

    assertThat(source(program).current()).isEqualTo(source(program).current());
  }

  @Test
  void programIsToldOfTheServerWhenItWantsToKnow() throws Exception {
    Path told = folder.resolve("told");
    Path program =
        script(
            "printf %s \"$KUBERNETES_EXEC_INFO\" > " + told,
            "echo '" + ANSWER.formatted("\"token\":\"t\"") + "'");
    ExecConfig exec =
        new ExecConfig(
            ExecConfig.V1,
            program.toString(),
            List.of(),
            List.of(),
            "",
            true,
            ExecConfig.NEVER,
            Map.of());
    ClientConfig config =
        ClientConfig.builder("https://x:1")
            .exec(exec)
            .tls(
                new TlsConfig(
                    new PemSource.Data(Bytes.ofUtf8("CA")),
                    PemSource.none(),
                    PemSource.none(),
                    "inner",
                    false))
            .proxy(URI.create("http://p:1"))
            .build();

    CredentialSource.of(config).current();

    assertThat(Files.readString(told))
        .isEqualTo(
            "{\"apiVersion\":\"client.authentication.k8s.io/v1\",\"kind\":\"ExecCredential\","
                + "\"spec\":{\"cluster\":{\"certificate-authority-data\":\"Q0E=\",\"config\":null,"
                + "\"proxy-url\":\"http://p:1\",\"server\":\"https://x:1\","
                + "\"tls-server-name\":\"inner\"},\"interactive\":false}}");
  }

  @Test
  void programHasItsArgumentsAndEnvironment() throws Exception {
    Path program = script("echo '" + ANSWER.formatted("\"token\":\"'$1-$OWN'\"") + "'");

    CredentialSource source =
        source(ExecConfig.of(program.toString(), "arg").withEnv("OWN", "value"));

    assertThat(source.current()).isEqualTo(Credential.bearer("arg-value"));
  }

  @Test
  void betaProgramsAnswerInTheirVersion() throws Exception {
    Path program =
        script("echo '" + ANSWER.replace("/v1", "/v1beta1").formatted("\"token\":\"b\"") + "'");
    ExecConfig exec =
        new ExecConfig(
            ExecConfig.V1BETA1,
            program.toString(),
            List.of(),
            List.of(),
            "",
            false,
            ExecConfig.NEVER,
            Map.of());

    assertThat(source(exec).current()).isEqualTo(Credential.bearer("b"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          echo SECRET | getting credentials: decoding stdout: it is not JSON
          echo '[]' | getting credentials: decoding stdout: it is no JSON object
          echo '{"kind":"Pod"}' | getting credentials: decoding stdout: it is no ExecCredential
          echo '{"kind":"ExecCredential","apiVersion":"x"}' | getting credentials: exec plugin is configured to use API version client.authentication.k8s.io/v1, plugin returned version x
          echo '{"kind":"ExecCredential","apiVersion":"client.authentication.k8s.io/v1"}' | getting credentials: exec plugin didn't return a status field
          echo '{"kind":"ExecCredential","apiVersion":"client.authentication.k8s.io/v1","status":{}}' | getting credentials: exec plugin didn't return a token or cert/key pair
          echo '{"kind":"ExecCredential","apiVersion":"client.authentication.k8s.io/v1","status":{"clientKeyData":"SECRET"}}' | getting credentials: exec plugin returned only certificate or key, not both
          echo '{"kind":"ExecCredential","apiVersion":"client.authentication.k8s.io/v1","status":{"token":7}}' | getting credentials: decoding stdout: token must be a string
          head -c 2000000 /dev/zero | getting credentials: exec: executable $P wrote too much
          exit 3 | getting credentials: exec: executable $P failed with exit code 3
          """)
  void whatAProgramDoesWrongIsTold(String line, String message) throws IOException {
    Path program = script(line);

    assertThatThrownBy(() -> source(program).current())
        .isInstanceOf(IOException.class)
        .hasMessage(message.replace("$P", program.toString()));
  }

  @Test
  void missingProgramIsNamedWithItsHint() {
    ExecConfig exec = exec("navarch-no-such-program", "brew install it", ExecConfig.NEVER);

    assertThatThrownBy(() -> source(exec).current())
        .hasMessageStartingWith(
            "getting credentials: exec: executable navarch-no-such-program not found")
        .hasMessageEndingWith("brew install it");
  }

  @Test
  void programThatFailsNeedNotBeInstalled() throws IOException {
    ExecConfig exec = exec(script("exit 3").toString(), "brew install it", ExecConfig.NEVER);

    assertThatThrownBy(() -> source(exec).current())
        .hasMessageEndingWith("failed with exit code 3");
  }

  @ParameterizedTest
  @CsvSource({
    "Never, false, false",
    "Never, true, false",
    "IfAvailable, false, false",
    "IfAvailable, true, true",
    "Always, true, true"
  })
  void programIsToldWhetherSomebodyCanAnswer(String mode, boolean hasTerminal, boolean isTold)
      throws Exception {
    Path told = folder.resolve("told");
    Path program =
        script(
            "printf %s \"$KUBERNETES_EXEC_INFO\" > " + told,
            "echo '" + ANSWER.formatted("\"token\":\"t\"") + "'");
    ExecConfig exec = exec(program.toString(), "", mode);

    ExecPlugin.of(exec, ClientConfig.builder("https://x").exec(exec).build(), () -> hasTerminal)
        .current();

    assertThat(Files.readString(told)).contains("\"interactive\":" + isTold);
  }

  @Test
  void programThatMustAskNeedsATerminal() {
    ExecConfig exec = exec("x", "", ExecConfig.ALWAYS);
    ClientConfig config = ClientConfig.builder("https://x").exec(exec).build();

    assertThatThrownBy(() -> ExecPlugin.of(exec, config, () -> false))
        .hasMessage(
            "exec plugin cannot support interactive mode: standard input is not a terminal");
  }

  @ParameterizedTest
  @CsvSource({
    "/dev/pts/3, true",
    "/dev/tty1, true",
    "/dev/console, true",
    "/dev/null, false",
    "pipe:[4711], false",
    "/dev/ptsother, false"
  })
  void terminalIsKnownByWhereTheInputComesFrom(String device, boolean isTerminal)
      throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("0"), Path.of(device));

    boolean seen = Terminal.leadsToTerminal(link);

    Files.delete(link);
    assertThat(seen).isEqualTo(isTerminal);
  }

  @Test
  void versionsThatAreGoneAreRefused() {
    ExecConfig exec =
        new ExecConfig(
            "client.authentication.k8s.io/v1alpha1",
            "x",
            List.of(),
            List.of(),
            "",
            false,
            ExecConfig.NEVER,
            Map.of());

    assertThatThrownBy(() -> source(exec))
        .hasMessage("exec plugin: invalid apiVersion \"client.authentication.k8s.io/v1alpha1\"");
  }

  @Test
  void interruptEndsTheProgram() throws Exception {
    Path began = folder.resolve("began");
    CredentialSource source =
        source(
            script(
                "echo $$ > " + began + ".new", "mv " + began + ".new " + began, "exec sleep 600"));
    CompletableFuture<Throwable> end = new CompletableFuture<>();
    Thread caller =
        Thread.ofVirtual()
            .start(() -> {
              try {
                source.current();
              } catch (IOException | InterruptedException e) {
                end.complete(e);
              }
            });
    while (Files.notExists(began)) {
      Thread.onSpinWait();
    }
    ProcessHandle program =
        ProcessHandle.of(Long.parseLong(Files.readString(began).strip())).orElseThrow();

    caller.interrupt();

    assertThat(end.get(10, TimeUnit.SECONDS)).isInstanceOf(InterruptedException.class);
    program.onExit().get(10, TimeUnit.SECONDS);
  }

  @Test
  void tokenFileIsReadAgainEachMinuteAndWhenRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("token"), "one\n");
    AtomicLong now = new AtomicLong();
    TokenFile source = new TokenFile(file, "", now::get);

    assertThat(source.current()).isEqualTo(Credential.bearer("one"));
    Files.writeString(file, "two\n");
    now.set(Duration.ofSeconds(59).toNanos());
    assertThat(source.current()).isEqualTo(Credential.bearer("one"));
    now.set(Duration.ofMinutes(1).toNanos());
    assertThat(source.current()).isEqualTo(Credential.bearer("two"));
    assertThat(source.refused(Credential.bearer("two"))).isFalse();
    Files.writeString(file, "three\n");
    assertThat(source.refused(Credential.bearer("two"))).isTrue();
    assertThat(source.current()).isEqualTo(Credential.bearer("three"));
    Files.delete(file);
    now.set(Duration.ofMinutes(10).toNanos());
    assertThat(source.current()).isEqualTo(Credential.bearer("three"));
  }

  @Test
  void tokenFileThatWasNeverReadIsNamed() {
    Path gone = folder.resolve("gone");

    assertThatThrownBy(() -> new TokenFile(gone, "", System::nanoTime).current())
        .hasMessage("failed to read token file: open " + gone + ": no such file or directory");
  }

  @Test
  void passwordsAndTokensBecomeHeadersAndDoNotShow() throws Exception {
    ClientConfig basic = ClientConfig.builder("x").basic("user", "pass").build();
    ClientConfig token = ClientConfig.builder("x").token("TOPSECRET").build();

    assertThat(CredentialSource.of(basic).current().authorization())
        .isEqualTo("Basic dXNlcjpwYXNz");
    assertThat(CredentialSource.of(token).current().authorization()).isEqualTo("Bearer TOPSECRET");
    assertThat(CredentialSource.of(token).current().toString()).doesNotContain("TOPSECRET");
  }

  /** A program that counts how often it ran. */
  private Path counting(String status) throws IOException {
    Path count = folder.resolve("count");
    return script(
        "echo x >> " + count,
        "N=$(wc -l < " + count + " | tr -d ' ')",
        "cat <<END",
        ANSWER.formatted(status),
        "END");
  }

  private Path script(String... lines) throws IOException {
    Path file = Files.createTempFile(folder, "plugin", ".sh");
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
  }

  private static ExecConfig exec(String command, String hint, String mode) {
    return new ExecConfig(
        ExecConfig.V1, command, List.of(), List.of(), hint, false, mode, Map.of());
  }

  private static CredentialSource source(Path program) throws IOException {
    return source(ExecConfig.of(program.toString()));
  }

  private static CredentialSource source(ExecConfig exec) throws IOException {
    return CredentialSource.of(ClientConfig.builder("https://x").exec(exec).build());
  }
}
