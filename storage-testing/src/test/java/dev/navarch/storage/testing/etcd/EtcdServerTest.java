package dev.navarch.storage.testing.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EtcdServerTest {
  private static final EtcdOptions OPTIONS = EtcdOptions.DEFAULT.withoutSync();
  private static final Duration SHORT = Duration.ofMillis(300);

  @Test
  void aStartedServerIsHealthyAndServes() throws IOException {
    try (EtcdServer server = EtcdServer.start(OPTIONS)) {
      KeyValues values = new KeyValues(server.http());

      values.put("a", "1");

      assertThat(server.isHealthy()).isTrue();
      assertThat(server.endpoint().getScheme()).isEqualTo("http");
      assertThat(values.find("a")).contains("1");
      assertThat(values.find("b")).isEmpty();
    }
  }

  @Test
  void twoServersShareNothing() throws IOException {
    try (EtcdServer one = EtcdServer.start(OPTIONS);
        EtcdServer two = EtcdServer.start(OPTIONS)) {
      new KeyValues(one.http()).put("a", "1");

      assertThat(new KeyValues(two.http()).find("a")).isEmpty();
    }
  }

  @Test
  void aRestartAfterAKillKeepsEndpointAndData() throws IOException {
    try (EtcdServer server = EtcdServer.start(OPTIONS)) {
      KeyValues values = new KeyValues(server.http());
      values.put("a", "1");
      long pid = server.pid();

      server.kill();

      assertThat(server.isRunning()).isFalse();
      assertThat(server.isHealthy()).isFalse();
      assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
      assertThatThrownBy(() -> values.find("a")).isInstanceOf(IOException.class);
      assertThatThrownBy(server::pid).isInstanceOf(IllegalStateException.class);

      server.restart();

      assertThat(server.pid()).isNotEqualTo(pid);
      assertThat(values.find("a")).contains("1");
    }
  }

  @Test
  void aRestartOfARunningServerReplacesItsProcess() throws IOException {
    try (EtcdServer server = EtcdServer.start(OPTIONS)) {
      KeyValues values = new KeyValues(server.http());
      values.put("a", "1");
      long pid = server.pid();

      server.restart();

      assertThat(server.pid()).isNotEqualTo(pid);
      assertThat(values.find("a")).contains("1");
    }
  }

  @Test
  void aPausedServerKeepsRunningButDoesNotAnswerUntilItIsResumed() throws IOException {
    try (EtcdServer server = EtcdServer.start(OPTIONS)) {
      KeyValues values = new KeyValues(server.http());
      values.put("a", "1");

      server.pause();

      assertThat(server.isRunning()).isTrue();
      assertThatThrownBy(() -> values.put("a", "2", SHORT)).isInstanceOf(IOException.class);

      server.resume();
      server.awaitHealthy(Duration.ofSeconds(30));

      assertThat(values.find("a")).isPresent();
    }
  }

  @Test
  void aPausedServerCanBeKilled() {
    try (EtcdServer server = EtcdServer.start(OPTIONS)) {
      server.pause();
      server.kill();

      assertThat(server.isRunning()).isFalse();
    }
  }

  @Test
  void closingEndsTheProcessAndDeletesItsFolder(@TempDir Path parent) throws IOException {
    EtcdServer server = EtcdServer.start(OPTIONS.withParent(parent));
    long pid = server.pid();
    assertThat(server.folder()).hasParent(parent).isNotEmptyDirectory();

    server.close();
    server.close();

    assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
    assertThat(parent).isEmptyDirectory();
    assertThatThrownBy(server::restart).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aServerThatDoesNotStartShowsItsLogAndLeavesNothing(@TempDir Path parent) {
    EtcdOptions bad = OPTIONS.withParent(parent).withFlag("--no-such-flag");

    assertThatThrownBy(() -> EtcdServer.start(bad))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("ended")
        .hasMessageContaining("no-such-flag");
    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void aTakenPortIsToldApartFromOtherFailures() throws IOException {
    EtcdMember member = EtcdMember.stream(1).toList().getFirst();
    try (ServerSocket squatter = new ServerSocket();
        EtcdServer server =
            new EtcdServer(EtcdBinary.require(), OPTIONS, member, List.of(member))) {
      squatter.bind(LoopbackPorts.address(member.clientPort()));

      server.launch();

      assertThatThrownBy(() -> server.awaitHealthy(Duration.ofSeconds(30)))
          .isInstanceOf(PortTakenException.class)
          .hasMessageContaining("address already in use");
    }
  }

  @Test
  void aHealthyServerOfSomebodyElseOnThePortIsNotTakenForThisOne(@TempDir Path folder)
      throws IOException {
    Path idle = folder.resolve("idle");
    Files.writeString(idle, "#!/bin/sh\ncase $* in *--version) ;; *) exec sleep 60 ;; esac\n");
    assertThat(idle.toFile().setExecutable(true)).isTrue();

    try (EtcdServer first = EtcdServer.start(OPTIONS)) {
      EtcdMember taken = new EtcdMember("second", first.endpoint().getPort(), LoopbackPorts.next());

      try (EtcdServer second = new EtcdServer(idle, OPTIONS, taken, List.of(taken))) {
        second.launch();

        assertThatThrownBy(() -> second.awaitHealthy(SHORT))
            .isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("does not become healthy");
      }
    }
  }
}
