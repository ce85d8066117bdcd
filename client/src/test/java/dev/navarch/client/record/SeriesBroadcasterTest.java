package dev.navarch.client.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.events.v1.Event;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.client.waiting.ManualTime;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SeriesBroadcasterTest {
  private static final Pod POD =
      Pod.builder().metadata(meta -> meta.namespace("prod").name("web").uid("u-1")).build();
  private static final Node NODE = Node.builder().metadata(meta -> meta.name("n1")).build();

  private final ManualTime time = new ManualTime();
  private final SeriesBroadcaster broadcaster = new SeriesBroadcaster(time);
  private final SeriesRecorder recorder =
      broadcaster.newRecorder(null, "example.com/tester", "tester-host");
  private final ScriptedSink<Event> sink = new ScriptedSink<>();

  @Test
  void anEventTellsWhoDidWhatToWhom() {
    EventWatch unused = broadcaster.startRecordingToSink(sink);

    recorder.eventf(POD, NODE, "Normal", "Scheduled", "Binding", "to %s", "n1");
    broadcaster.close();

    assertThat(sink.calls).containsExactly("create");
    Event event = sink.events.get(0);
    assertThat(event.metadata().namespace()).isEqualTo("prod");
    assertThat(event.eventTime().isZero()).isFalse();
    assertThat(event.reportingController()).isEqualTo("example.com/tester");
    assertThat(event.reportingInstance()).isEqualTo("tester-host");
    assertThat(event.action()).isEqualTo("Binding");
    assertThat(event.reason()).isEqualTo("Scheduled");
    assertThat(event.note()).isEqualTo("to n1");
    assertThat(event.regarding().kind()).isEqualTo("Pod");
    assertThat(event.related()).isNotNull().extracting("kind").isEqualTo("Node");
    assertThat(event.deprecatedCount()).isZero();
    assertThat(event.series()).isNull();
  }

  @Test
  void theSecondTimeMakesASeriesAndFurtherOnesWaitForTheRefresh() {
    EventSeriesCache cache = new EventSeriesCache(time);
    Event event = event("same");

    assertThat(patches(cache.observe(event))).containsExactly("create");
    assertThat(patches(cache.observe(event)))
        .containsExactly(
            "{\"series\":{\"count\":2,\"lastObservedTime\":\"2026-01-02T03:04:05.000000Z\"}}");
    time.advance(Duration.ofSeconds(1));
    assertThat(cache.observe(event)).isEmpty();
    assertThat(cache.observe(event)).isEmpty();

    assertThat(patches(cache.refresh()))
        .containsExactly(
            "{\"series\":{\"count\":4,\"lastObservedTime\":\"2026-01-02T03:04:06.000000Z\"}}");
    assertThat(cache.refresh()).as("nothing new").isEmpty();
  }

  @Test
  void aSeriesThatWasNotHeardOfIsOver() {
    EventSeriesCache cache = new EventSeriesCache(time);
    cache.observe(event("same"));
    cache.observe(event("same"));
    cache.observe(event("same"));
    time.advance(EventSeriesCache.REFRESH);

    assertThat(cache.refresh()).hasSize(1);
    assertThat(patches(cache.observe(event("same")))).containsExactly("create");
  }

  @Test
  void anEventThatCouldNotBeWrittenIsForgotten() {
    EventSeriesCache cache = new EventSeriesCache(time);
    cache.observe(event("same")).get(0).failed().run();

    assertThat(patches(cache.observe(event("same")))).containsExactly("create");
  }

  @Test
  void theBroadcasterRefreshesEverySixMinutes() {
    EventWatch unused = broadcaster.startRecordingToSink(sink);
    assertThat(time.alarms()).isEqualTo(1);

    time.advance(EventSeriesCache.REFRESH);
    assertThat(time.alarms()).isEqualTo(1);
    broadcaster.close();
    assertThat(time.alarms()).isZero();
  }

  @Test
  void aRefreshThatHangsIsInterruptedAtTheEnd() throws Exception {
    CountDownLatch hanging = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    CountDownLatch marked = new CountDownLatch(1);
    EventSink<Event> stuck =
        new EventSink<>() {
          @Override
          public Event create(Event event) {
            if (event.reason().equals("marker")) {
              marked.countDown();
            }
            return event;
          }

          @Override
          public Event update(Event event) {
            return event;
          }

          @Override
          public Event patch(Event event, byte[] patch) throws InterruptedException {
            if (marked.getCount() > 0) {
              return event;
            }
            hanging.countDown();
            try {
              new CountDownLatch(1).await();
            } catch (InterruptedException e) {
              interrupted.countDown();
              throw e;
            }
            return event;
          }
        };
    Feed<Event> feed = new Feed<>();
    SeriesSink recording = SeriesSink.start(stuck, feed, time);
    for (int i = 0; i < 3; i++) {
      feed.send(event("same"));
    }
    feed.send(event("marker"));
    assertThat(marked.await(30, TimeUnit.SECONDS)).isTrue();
    Thread alarm = Thread.ofVirtual().start(() -> time.advance(EventSeriesCache.REFRESH));
    assertThat(hanging.await(30, TimeUnit.SECONDS)).isTrue();

    recording.close();
    feed.close(Duration.ofMillis(1));
    recording.endRefreshWithin(Duration.ZERO);

    assertThat(interrupted.await(30, TimeUnit.SECONDS)).isTrue();
    alarm.join();
    assertThat(time.alarms()).isZero();
  }

  @Test
  void aRefusedEventDoesNotStopTheNext() {
    sink.failures.add(ApiException.forbidden("no"));
    EventWatch unused = broadcaster.startRecordingToSink(sink);

    recorder.event(POD, null, "Normal", "A", "Acting", "first");
    recorder.event(POD, null, "Normal", "A", "Acting", "second");
    broadcaster.close();

    assertThat(sink.calls).containsExactly("create", "create");
    assertThat(sink.events).extracting(Event::note).containsExactly("second");
  }

  @Test
  void aNoteIsCutToWhatAServerTakes() {
    assertThat(V1SeriesRecorder.cut("short")).isEqualTo("short");
    assertThat(V1SeriesRecorder.cut("x".repeat(2000))).hasSize(1024);
    assertThat(V1SeriesRecorder.cut("ü".repeat(2000))).hasSize(512);
    assertThat(V1SeriesRecorder.cut("x" + "\uD83D\uDE00".repeat(2000)).length())
        .isEqualTo(1 + 2 * 255);
  }

  private static List<String> patches(List<EventSeriesCache.Write> writes) {
    return writes.stream().map(SeriesBroadcasterTest::patch).toList();
  }

  private static String patch(EventSeriesCache.Write write) {
    byte[] patch = write.patch();
    return patch == null ? "create" : new String(patch, StandardCharsets.UTF_8);
  }

  private Event event(String reason) {
    return Event.builder()
        .metadata(meta -> meta.namespace("prod").name("web.1"))
        .eventTime(MicroTime.of(time.now()))
        .type("Normal")
        .action("Acting")
        .reason(reason)
        .note("note")
        .build();
  }
}
