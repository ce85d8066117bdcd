package dev.navarch.apiserver.version;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.install.Release;
import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionPageTest {
  private static final Build BUILD = new Build("0a1b2c", "clean", "2026-11-16T00:00:00Z");

  private static PageServer server(Release release) {
    return new PageServer().serve(new VersionPage(new ServerVersion(release, BUILD)).pages());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/version", "/version/"})
  void theNewestReleaseSaysWhatItIsCompatibleWith(String path) {
    try (PageServer server = server(Release.V1_36)) {
      Answer answer = server.get(path, "Accept", "application/json");

      assertThat(answer.contentType()).isEqualTo("application/json");
      assertThat(answer.text())
          .startsWith(
              """
              {
                "major": "1",
                "minor": "36",
                "emulationMajor": "1",
                "emulationMinor": "36",
                "minCompatibilityMajor": "1",
                "minCompatibilityMinor": "35",
                "gitVersion": "v1.36.4",
                "gitCommit": "0a1b2c",
                "gitTreeState": "clean",
                "buildDate": "2026-11-16T00:00:00Z",
                "goVersion": "java\
              """);
      assertThat(answer.json()).hasSize(13);
    }
  }

  @Test
  void anOldReleaseDoesNot() {
    try (PageServer server = server(Release.V1_20)) {
      assertThat(server.get("/version").json())
          .containsEntry("minor", "20")
          .containsEntry("gitVersion", "v1.20.15")
          .containsOnlyKeys(
              "major",
              "minor",
              "gitVersion",
              "gitCommit",
              "gitTreeState",
              "buildDate",
              "goVersion",
              "compiler",
              "platform");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "POST, /version, */*, 405, MethodNotAllowed",
    "GET, /version/more, */*, 404, NotFound",
    "GET, /version, text/html, 406, NotAcceptable"
  })
  void otherRequestsAreRefused(
      String method, String path, String accept, int status, String reason) {
    try (PageServer server = server(Release.V1_36)) {
      Answer answer = server.send(method, path, "Accept", accept);

      assertThat(answer.status()).isEqualTo(status);
      assertThat(answer.json()).containsEntry("reason", reason);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux, amd64",
    "Mac OS X, aarch64, darwin, arm64",
    "Windows 11, x86_64, windows, amd64",
    "FreeBSD, riscv64, freebsd, riscv64"
  })
  void platformsHaveTheNamesThatClientsKnow(
      String system, String processor, String goSystem, String goProcessor) {
    assertThat(ServerVersion.system(system)).isEqualTo(goSystem);
    assertThat(ServerVersion.processor(processor)).isEqualTo(goProcessor);
  }
}
