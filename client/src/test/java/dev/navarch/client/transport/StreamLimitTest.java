package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.cache.Eventually;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Liveness;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.credentials.CredentialSource;
import dev.navarch.client.tls.TestAuthority;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Servers that take so many requests at a time on a connection, over HTTP/2. */
@Timeout(60)
class StreamLimitTest {
  /** Asks often, and takes no server for dead as long as a test runs. */
  private static final Liveness CURIOUS =
      new Liveness(Duration.ofMillis(50), Duration.ofMinutes(2));

  @TempDir static Path shared;
  private static TestAuthority authority;

  private final List<TransportAnswer> answers = new ArrayList<>();

  @BeforeAll
  static void certificates() throws Exception {
    authority = TestAuthority.create(shared, "authority");
    authority.sign("here", "ip:127.0.0.1");
  }

  @AfterEach
  void closeAnswers() throws IOException {
    for (TransportAnswer answer : answers) {
      answer.close();
    }
  }

  @Test
  void moreAnswersThanAConnectionTakesHaveMoreConnections() throws Exception {
    try (FewStreamsServer server = FewStreamsServer.start(authority.server("here"), 5);
        Transport transport = open(server, Liveness.DEFAULT, System::nanoTime)) {
      for (int i = 0; i < 23; i++) {
        answers.add(transport.send(watch()));
      }

      server.say('a');

      assertAllRead('a');
      assertThat(server.connections()).hasSizeBetween(5, 10);
    }
  }

  @Test
  void usualLimitIsNeverReached() throws Exception {
    try (FewStreamsServer server = FewStreamsServer.start(authority.server("here"), 100);
        Transport transport = open(server, Liveness.DEFAULT, System::nanoTime)) {
      for (int i = 0; i < 250; i++) {
        answers.add(transport.send(watch()));
      }

      server.say('a');

      assertAllRead('a');
      assertThat(server.connections()).hasSize(3);
      assertThat(server.refused()).isZero();
    }
  }

  @Test
  void thoseWhoBeginAtTheSameTimeAllHaveTheirAnswers() throws Exception {
    try (FewStreamsServer server = FewStreamsServer.start(authority.server("here"), 8);
        Transport transport = open(server, Liveness.DEFAULT, System::nanoTime);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      answers.add(transport.send(watch())); // so that there is a connection for all of them
      List<Future<TransportAnswer>> begun = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        begun.add(threads.submit(() -> transport.send(watch())));
      }
      for (Future<TransportAnswer> each : begun) {
        answers.add(each.get());
      }

      server.say('a');

      assertAllRead('a');
    }
  }

  @Test
  void fullConnectionIsNotTakenForADeadOne() throws Exception {
    long started = System.nanoTime();
    AtomicBoolean timePasses = new AtomicBoolean();
    LongSupplier nanos = () -> timePasses.get() ? System.nanoTime() - started : 0;
    try (FewStreamsServer full = FewStreamsServer.start(authority.server("here"), 1);
        FewStreamsServer roomy = FewStreamsServer.start(authority.server("here"), 100);
        Transport toFull = open(full, CURIOUS, nanos);
        Transport toRoomy = open(roomy, CURIOUS, nanos)) {
      answers.add(toFull.send(watch()));
      answers.add(toRoomy.send(watch()));
      timePasses.set(true);
      // one is asked for signs of life, while there is no room for the question at the other
      Eventually.until(
          "many signs of life",
          () -> roomy.connections().stream().anyMatch(each -> each.asked() > 10));

      full.say('a');
      roomy.say('a');

      assertAllRead('a');
    }
  }

  @Test
  void fullConnectionThatIsSilentForTooLongLosesAWatchAndIsAskedForASign() throws Exception {
    long started = System.nanoTime();
    AtomicBoolean timePasses = new AtomicBoolean();
    // faster than it really does, so that the sign has all the time it needs
    LongSupplier nanos = () -> timePasses.get() ? (System.nanoTime() - started) * 100 : 0;
    try (FewStreamsServer server = FewStreamsServer.start(authority.server("here"), 5);
        Transport transport = open(server, CURIOUS, nanos)) {
      for (int i = 0; i < 5; i++) {
        answers.add(transport.send(watch()));
      }
      assertThat(server.connections()).hasSize(1);

      timePasses.set(true);

      Eventually.until("signs of life", () -> server.connections().get(0).asked() >= 8);
      server.say('a');
      assertThat(ends()).contains("read").contains("broken off").doesNotContain("lost");
    }
  }

  @Test
  void fullConnectionThatIsCutOffIsNoticed() throws Exception {
    long started = System.nanoTime();
    AtomicBoolean isCutOff = new AtomicBoolean();
    LongSupplier nanos = () -> isCutOff.get() ? System.nanoTime() - started : 0;
    Liveness quick = new Liveness(Duration.ofMillis(50), Duration.ofSeconds(5));
    try (FewStreamsServer server = FewStreamsServer.start(authority.server("here"), 3);
        Transport transport = open(server, quick, nanos)) {
      for (int i = 0; i < 3; i++) {
        answers.add(transport.send(watch()));
      }
      assertThat(server.connections()).hasSize(1);

      server.cutOff();
      isCutOff.set(true);

      assertThat(ends()).contains("lost").doesNotContain("read");
    }
  }

  /** What becomes of each answer. */
  private List<String> ends() {
    List<String> ends = new ArrayList<>();
    for (TransportAnswer answer : answers) {
      try {
        assertThat(answer.body().read()).isPositive();
        ends.add("read");
      } catch (ServerLostException e) {
        ends.add("lost");
      } catch (IOException e) {
        ends.add("broken off");
      }
    }
    return ends;
  }

  @Test
  void connectionsThatAreNotNeededAnyMoreEnd() throws Exception {
    AtomicLong nanos = new AtomicLong();
    try (FewStreamsServer server = FewStreamsServer.start(authority.server("here"), 1);
        Transport transport = open(server, Liveness.DEFAULT, nanos::get)) {
      for (int i = 0; i < 3; i++) {
        answers.add(transport.send(watch()));
      }
      assertThat(server.connections()).hasSize(3).noneMatch(FewStreamsServer.Connection::isOver);
      closeAnswers();

      nanos.addAndGet(Duration.ofMinutes(2).toNanos());
      answers.add(transport.send(watch()));

      Eventually.until(
          "two of three connections are over",
          () ->
              server.connections().stream().filter(FewStreamsServer.Connection::isOver).count()
                  >= 2);
      server.say('a');
      assertThat(answers.getLast().body().read()).isEqualTo('a');
    }
  }

  private void assertAllRead(int letter) throws IOException {
    for (TransportAnswer answer : answers) {
      assertThat(answer.body().read()).isEqualTo(letter);
    }
  }

  private static Transport open(FewStreamsServer server, Liveness liveness, LongSupplier nanos)
      throws Exception {
    ClientConfig config =
        ClientConfig.builder("https://127.0.0.1:" + server.port())
            .tls(
                new TlsConfig(
                    new PemSource.Data(authority.pem()),
                    PemSource.none(),
                    PemSource.none(),
                    "",
                    false))
            .liveness(liveness)
            .build();
    return HttpTransport.open(config, CredentialSource.of(config), Map.of(), nanos);
  }

  private static TransportRequest watch() {
    return new TransportRequest("GET", "/", HttpHeaders.NONE, Optional.empty(), Duration.ZERO);
  }
}
