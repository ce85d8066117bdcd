package dev.navarch.apiserver.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import dev.navarch.storage.memory.MemoryStore;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HealthPagesTest {
  private final MemoryStore store = MemoryStore.create();
  private final HealthChecks checks =
      new HealthChecks(store, new PrintStream(OutputStream.nullOutputStream()));
  private final HealthLane lane = new HealthLane();
  private final PageServer server = new PageServer();

  @BeforeEach
  void serve() {
    server.serve(new HealthPages(checks, lane).pages());
  }

  @AfterEach
  void close() {
    server.close();
    lane.close();
    store.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/healthz",
        "/livez",
        "/readyz",
        "/healthz/ping",
        "/livez/etcd",
        "/readyz/etcd-readiness",
        "/readyz/shutdown",
        "/readyz?exclude=ping",
        "/readyz?exclude=nosuch"
      })
  void aServerThatIsWellSaysOk(String target) {
    Answer answer = server.get(target, "Accept", "application/json");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.contentType()).isEqualTo("text/plain; charset=utf-8");
    assertThat(answer.text()).isEqualTo("ok");
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "HEAD", "OPTIONS"})
  void theMethodDoesNotMatter(String method) {
    assertThat(server.send(method, "/healthz").text()).isEqualTo("ok");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/healthz/nosuch", "/livez/shutdown", "/healthz/etcd-readiness", "/readyz/"})
  void aCheckThatIsNotThereIsNoPage(String path) {
    Answer answer = server.get(path);

    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.text()).isEqualTo("404 page not found\n");
  }

  @ParameterizedTest
  @CsvSource({
    "/livez?verbose=,  '[+]ping ok|[+]log ok|[+]etcd ok|livez check passed|'",
    "/livez?verbose,   '[+]ping ok|[+]log ok|[+]etcd ok|livez check passed|'",
    "/readyz?verbose,"
        + "'[+]ping ok|[+]log ok|[+]etcd ok|[+]etcd-readiness ok|[+]shutdown ok|"
        + "readyz check passed|'",
    "/healthz?verbose&exclude=log&exclude=b&exclude=a,"
        + "'[+]ping ok|[+]log excluded: ok|[+]etcd ok|warn: some health checks cannot be excluded:"
        + " no matches for \"a\",\"b\"|healthz check passed|'"
  })
  void whoWantsToKnowMoreSeesEveryCheck(String target, String lines) {
    Answer answer = server.get(target);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.text()).isEqualTo(lines.replace('|', '\n'));
  }

  @Test
  void aFailedCheckIsToldWithoutItsReasonUnlessItIsAskedForAlone() {
    AtomicReference<Optional<String>> problem =
        new AtomicReference<>(Optional.of("no room on the shelf"));
    checks.add(HealthCheck.of("shelf", problem::get));

    Answer all = server.get("/livez");
    Answer one = server.get("/livez/shelf");
    Answer without = server.get("/livez?exclude=shelf");
    problem.set(Optional.empty());

    assertThat(all.status()).isEqualTo(500);
    assertThat(all.contentType()).isEqualTo("text/plain; charset=utf-8");
    assertThat(all.text())
        .isEqualTo(
            """
            [+]ping ok
            [+]log ok
            [+]etcd ok
            [-]shelf failed: reason withheld
            livez check failed
            """);
    assertThat(one.status()).isEqualTo(500);
    assertThat(one.text()).isEqualTo("internal server error: no room on the shelf\n");
    assertThat(without.status()).isEqualTo(200);
    assertThat(server.get("/livez").status()).isEqualTo(200);
  }

  @Test
  void aCheckThatBreaksDownHasFailed() {
    HealthCheck broken =
        HealthCheck.of(
            "broken",
            () -> {
              throw new IllegalStateException("oh");
            });
    checks.add(broken, Probe.READYZ);

    assertThat(server.get("/readyz").status()).isEqualTo(500);
    assertThat(server.get("/readyz/broken").text()).contains("oh");
    assertThat(server.get("/livez").status()).isEqualTo(200);

    checks.remove(broken);
    assertThat(server.get("/readyz").status()).isEqualTo(200);
  }

  @Test
  void aStoreThatIsClosedIsNotWell() {
    store.close();

    assertThat(server.get("/readyz").text())
        .contains("[-]etcd failed: reason withheld\n")
        .contains("[-]etcd-readiness failed: reason withheld\n");
    assertThat(server.get("/livez/ping").text()).isEqualTo("ok");
  }

  @Test
  void aServerIsNotReadyBeforeItHasStartedNorWhenItIsAboutToGo() {
    StartStep step = checks.addStartStep("rbac/bootstrap-roles");

    assertThat(server.get("/readyz").text())
        .contains("[-]poststarthook/rbac/bootstrap-roles failed: reason withheld\n");
    assertThat(server.get("/readyz/poststarthook/rbac/bootstrap-roles").text())
        .isEqualTo("internal server error: not finished\n");

    step.done();
    assertThat(server.get("/readyz").text()).isEqualTo("ok");

    checks.shutdown().begin();
    assertThat(server.get("/readyz").text())
        .endsWith("[-]shutdown failed: reason withheld\nreadyz check failed\n");
    assertThat(server.get("/readyz/shutdown").text())
        .isEqualTo("internal server error: process is shutting down\n");
    assertThat(server.get("/livez").text()).isEqualTo("ok");
  }

  @Test
  void aLogThatCannotBeWrittenIsNoticed() {
    PrintStream full =
        new PrintStream(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("no space left");
              }
            });
    LogCheck check = new LogCheck(full);

    assertThat(check.check()).isEmpty();
    full.println("a line");
    assertThat(check.check()).isPresent();
  }

  @Test
  void pathsOfAllChecksAreKnown() {
    assertThat(checks.paths())
        .containsExactly(
            "/healthz",
            "/healthz/ping",
            "/healthz/log",
            "/healthz/etcd",
            "/livez",
            "/livez/ping",
            "/livez/log",
            "/livez/etcd",
            "/readyz",
            "/readyz/ping",
            "/readyz/log",
            "/readyz/etcd",
            "/readyz/etcd-readiness",
            "/readyz/shutdown");
  }

  @Test
  void aNameIsTakenOnce() {
    assertThatThrownBy(() -> checks.add(HealthCheck.ping(), Probe.LIVEZ))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is a check ping at /livez already");
  }
}
