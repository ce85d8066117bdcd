package dev.navarch.client.duplex;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HeartbeatTest {
  private static final Duration SHORT = Duration.ofMillis(5);

  private final BlockingQueue<String> pings = new LinkedBlockingQueue<>();
  private final BlockingQueue<IOException> deaths = new LinkedBlockingQueue<>();

  @Test
  void silenceIsNoticedWhileSomebodyWaits() throws Exception {
    try (Heartbeat heartbeat = new Heartbeat(SHORT, SHORT)) {
      heartbeat.start("https://here", () -> pings.add("ping"), deaths::add);
      heartbeat.waiting();

      assertThat(deaths.poll(30, TimeUnit.SECONDS))
          .hasMessage("https://here has been silent for 0 seconds");
    }
  }

  @Test
  void silenceMeansNothingWhileNobodyWaits() throws Exception {
    try (Heartbeat heartbeat = new Heartbeat(SHORT, SHORT)) {
      heartbeat.start("https://here", () -> pings.add("ping"), deaths::add);

      assertPingsGoOn();
    }
  }

  @Test
  void silenceMeansNothingBehindWhatTheServerMayBeSlowToTake() throws Exception {
    try (Heartbeat heartbeat = new Heartbeat(SHORT, SHORT)) {
      heartbeat.sent();
      heartbeat.waiting();
      heartbeat.start("https://here", () -> pings.add("ping"), deaths::add);

      assertPingsGoOn();
    }
  }

  private void assertPingsGoOn() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      assertThat(pings.poll(30, TimeUnit.SECONDS)).isEqualTo("ping");
    }
    assertThat(deaths).isEmpty();
  }

  @Test
  void aPingThatCannotBeSentIsTold() throws Exception {
    try (Heartbeat heartbeat = new Heartbeat(SHORT, Duration.ofHours(1))) {
      heartbeat.waiting();
      heartbeat.start("https://here", this::failToPing, deaths::add);

      assertThat(deaths.poll(30, TimeUnit.SECONDS)).hasMessage("gone");
    }
  }

  private void failToPing() throws IOException {
    pings.add("ping");
    throw new IOException("gone");
  }

  @Test
  void aPingThatCannotBeSentIsNoDeathWhileThereIsSomethingToRead() throws Exception {
    try (Heartbeat heartbeat = new Heartbeat(SHORT, Duration.ofHours(1))) {
      heartbeat.start("https://here", this::failToPing, deaths::add);

      assertPingsGoOn();
    }
  }
}
