package dev.navarch.client.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.EventSource;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.client.waiting.ManualTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EventCorrelatorTest {
  private final ManualTime time = new ManualTime();
  private final EventCorrelator correlator = new EventCorrelator(CorrelatorOptions.DEFAULT, time);
  private final EventNames names = new EventNames();

  private Event event(String object, String message) {
    return Event.builder()
        .metadata(meta -> meta.namespace("prod").name(names.next(object, time.now())))
        .involvedObject(about -> about.kind("Pod").namespace("prod").name(object))
        .source(new EventSource("tester", "host"))
        .type("Warning")
        .reason("Failed")
        .message(message)
        .firstTimestamp(Time.of(time.now()))
        .lastTimestamp(Time.of(time.now()))
        .count(1)
        .build();
  }

  private Correlation correlate(String object, String message) {
    return correlator.correlate(event(object, message)).orElseThrow();
  }

  @Test
  void theTenthOfSimilarEventsIsCombined() {
    for (int i = 1; i <= 9; i++) {
      assertThat(correlate("web", "message " + i).event().message()).isEqualTo("message " + i);
    }

    Correlation tenth = correlate("web", "message 10");
    assertThat(tenth.event().message()).isEqualTo("(combined from similar events): message 10");
    assertThat(tenth.event().count()).isEqualTo(1);
    assertThat(tenth.patch()).isNull();

    Correlation eleventh = correlate("web", "message 11");
    assertThat(eleventh.event().message()).isEqualTo("(combined from similar events): message 11");
    assertThat(eleventh.event().count()).isEqualTo(2);
    assertThat(eleventh.event().metadata().name()).isEqualTo(tenth.event().metadata().name());
    assertThat(eleventh.patch()).isNotNull();
  }

  @Test
  void theSameMessageIsCountedAndNotCombined() {
    for (int i = 1; i <= 20; i++) {
      Correlation next = correlate("web", "always this");
      assertThat(next.event().message()).isEqualTo("always this");
      assertThat(next.event().count()).isEqualTo(i);
    }
  }

  @Test
  void eventsOfOtherObjectsAreNotSimilar() {
    for (int i = 1; i <= 30; i++) {
      assertThat(correlate("web-" + i, "message " + i).event().message()).isEqualTo("message " + i);
    }
  }

  @Test
  void similarEventsThatAreFarApartAreNotCombined() {
    for (int i = 1; i <= 12; i++) {
      assertThat(correlate("web", "message " + i).event().message()).isEqualTo("message " + i);
      time.advance(Duration.ofMinutes(11));
    }
  }

  @Test
  void aSourceHasTwentyFiveEventsAboutAnObjectAndThenOneEveryFiveMinutes() {
    for (int i = 0; i < 25; i++) {
      assertThat(correlator.correlate(event("web", "m"))).isPresent();
    }
    assertThat(correlator.correlate(event("web", "m"))).isEmpty();
    assertThat(correlator.correlate(event("other", "m"))).isPresent();

    time.advance(Duration.ofSeconds(299));
    assertThat(correlator.correlate(event("web", "m"))).isEmpty();
    time.advance(Duration.ofSeconds(2));
    Optional<Correlation> next = correlator.correlate(event("web", "m"));
    assertThat(next).isPresent();
    assertThat(next.orElseThrow().event().count()).as("those left out are counted").isEqualTo(28);
    assertThat(correlator.correlate(event("web", "m"))).isEmpty();
  }

  @Test
  void theFirstTimeStaysAndTheLastMoves() {
    Correlation first = correlate("web", "m");
    time.advance(Duration.ofSeconds(90));
    Correlation second = correlate("web", "m");

    assertThat(second.event().firstTimestamp()).isEqualTo(first.event().firstTimestamp());
    assertThat(second.event().lastTimestamp().epochSecond())
        .isEqualTo(first.event().lastTimestamp().epochSecond() + 90);
  }

  @Test
  void namesAreNeverTheSameAndAlwaysAllowed() {
    Instant now = time.now();

    assertThat(names.next("web", now)).isNotEqualTo(names.next("web", now));
    assertThat(names.next("system:node", now)).matches("[0-9a-f-]{36}\\.[0-9a-f]{16}");
    assertThat(names.next("x".repeat(250), now)).hasSizeLessThan(254);
  }
}
