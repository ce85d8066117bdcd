package dev.navarch.client.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.EventSource;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.client.waiting.ManualTime;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EventBroadcasterTest {
  private static final EventSource SOURCE = new EventSource("tester", "host-1");
  private static final GroupResource EVENTS = new GroupResource("", "events");
  private static final Pod POD =
      Pod.builder()
          .metadata(meta -> meta.namespace("prod").name("web").uid("u-1").resourceVersion("5"))
          .build();

  private final ManualTime time = new ManualTime();
  private final EventBroadcaster broadcaster =
      new EventBroadcaster(CorrelatorOptions.DEFAULT, time);
  private final EventRecorder recorder = broadcaster.newRecorder(SOURCE);
  private final ScriptedSink<Event> sink = new ScriptedSink<>();

  @Test
  void anEventTellsWhatHappenedToWhom() {
    broadcaster.startRecordingToSink(sink);

    recorder.annotatedEventf(POD, Map.of("a", "b"), "Normal", "Started", "container %s is up", "x");
    broadcaster.close();

    assertThat(sink.calls).containsExactly("create");
    Event event = sink.events.get(0);
    assertThat(event.metadata().namespace()).isEqualTo("prod");
    assertThat(event.metadata().name()).matches("web\\.[0-9a-f]{16}");
    assertThat(event.metadata().annotations()).containsEntry("a", "b");
    assertThat(event.involvedObject().kind()).isEqualTo("Pod");
    assertThat(event.involvedObject().apiVersion()).isEqualTo("v1");
    assertThat(event.involvedObject().namespace()).isEqualTo("prod");
    assertThat(event.involvedObject().name()).isEqualTo("web");
    assertThat(event.involvedObject().uid()).isEqualTo("u-1");
    assertThat(event.involvedObject().resourceVersion()).isEqualTo("5");
    assertThat(event.type()).isEqualTo("Normal");
    assertThat(event.reason()).isEqualTo("Started");
    assertThat(event.message()).isEqualTo("container x is up");
    assertThat(event.count()).isEqualTo(1);
    assertThat(event.firstTimestamp()).isEqualTo(event.lastTimestamp());
    assertThat(event.source()).isEqualTo(SOURCE);
    assertThat(event.reportingComponent()).isEqualTo("tester");
    assertThat(event.reportingInstance()).isEqualTo("host-1");
  }

  @Test
  void anEventAboutSomethingWithoutNamespaceIsInTheDefaultOne() {
    broadcaster.startRecordingToSink(sink);

    recorder.event(
        Node.builder().metadata(meta -> meta.name("n1")).build(), "Warning", "Gone", "it left");
    broadcaster.close();

    assertThat(sink.events)
        .extracting(event -> event.metadata().namespace())
        .containsExactly("default");
  }

  @Test
  void aSchemeTellsTheKindOfObjectsThatDoNot() {
    Pod silent = POD.toBuilder().typeMeta(TypeMeta.EMPTY).build();
    broadcaster.startRecordingToSink(sink);

    recorder.event(silent, "Normal", "Lost", "nobody knows the kind");
    broadcaster.newRecorder(AllTypes.scheme(), SOURCE).event(silent, "Normal", "Known", "a pod");
    broadcaster.close();

    assertThat(sink.events).extracting(Event::reason).containsExactly("Known");
    assertThat(sink.events.get(0).involvedObject().kind()).isEqualTo("Pod");
  }

  @Test
  void aFormatThatIsWrongLosesNoEvent() {
    broadcaster.startRecordingToSink(sink);

    recorder.eventf(POD, "Normal", "Odd", "100% of %s", "it");
    broadcaster.close();

    assertThat(sink.events).extracting(Event::message).containsExactly("100% of %s [it]");
  }

  @Test
  void anUnknownTypeIsRefused() {
    broadcaster.startRecordingToSink(sink);

    recorder.event(POD, "Terrible", "Bad", "no such type");
    broadcaster.close();

    assertThat(sink.calls).isEmpty();
  }

  @Test
  void repeatedEventsAreCountedByPatches() {
    broadcaster.startRecordingToSink(sink);

    recorder.event(POD, "Normal", "Pulled", "image is there");
    recorder.event(POD, "Normal", "Pulled", "image is there");
    recorder.event(POD, "Normal", "Pulled", "image is there");
    broadcaster.close();

    assertThat(sink.calls)
        .containsExactly(
            "create",
            "patch {\"count\":2,\"lastTimestamp\":\"2026-01-02T03:04:05Z\","
                + "\"message\":\"image is there\"}",
            "patch {\"count\":3,\"lastTimestamp\":\"2026-01-02T03:04:05Z\","
                + "\"message\":\"image is there\"}");
    assertThat(sink.events)
        .extracting(event -> event.metadata().name())
        .containsOnly(sink.events.get(0).metadata().name());
  }

  @Test
  void anEventThatIsGoneIsMadeAnew() {
    broadcaster.startRecordingToSink(sink);
    recorder.event(POD, "Normal", "Pulled", "image is there");
    recorder.event(POD, "Normal", "Pulled", "image is there");
    broadcaster.close();
    assertThat(sink.calls).hasSize(2);

    ScriptedSink<Event> second = new ScriptedSink<>();
    SinkWriter<Event> writer = new SinkWriter<>(second, event -> event, time);
    second.failures.add(ApiException.notFound(EVENTS, "web.1"));
    Event written = writeOrFail(writer, sink.events.get(1));

    assertThat(second.calls).containsExactly("patch {}", "create");
    assertThat(written.count()).isEqualTo(2);
  }

  private static Event writeOrFail(SinkWriter<Event> writer, Event event) {
    try {
      Event written = writer.write(event, "{}".getBytes(StandardCharsets.UTF_8));
      if (written == null) {
        throw new AssertionError("the event was given up");
      }
      return written;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aSinkThatDoesNotAnswerIsTriedAgainWithWaits() {
    sink.failures.add(new IOException("no route"));
    sink.failures.add(ApiException.tooManyRequests("later", 1));
    broadcaster.startRecordingToSink(sink);

    recorder.event(POD, "Normal", "Pulled", "image is there");
    broadcaster.close();

    assertThat(sink.calls).containsExactly("create", "create", "create");
    assertThat(sink.events).hasSize(1);
    assertThat(time.sleeps()).containsExactly(Duration.ofSeconds(5), Duration.ofSeconds(10));
  }

  @Test
  void afterTwelveTriesAnEventIsGivenUpAndTheNextIsWritten() {
    for (int i = 0; i < SinkWriter.MAX_TRIES; i++) {
      sink.failures.add(new IOException("no route"));
    }
    broadcaster.startRecordingToSink(sink);

    recorder.event(POD, "Normal", "First", "is lost");
    recorder.event(POD, "Normal", "Second", "gets through");
    broadcaster.close();

    assertThat(sink.calls).hasSize(13);
    assertThat(sink.events).extracting(Event::reason).containsExactly("Second");
  }

  @Test
  void whatTheServerRefusesIsNotTriedAgain() {
    sink.failures.add(ApiException.forbidden("not in this namespace"));
    broadcaster.startRecordingToSink(sink);

    recorder.event(POD, "Normal", "First", "is refused");
    broadcaster.close();

    assertThat(sink.calls).containsExactly("create");
    assertThat(time.sleeps()).isEmpty();
  }

  @Test
  void aSlowWatcherLosesEventsAndNobodyElseDoes() throws Exception {
    CountDownLatch entered = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    List<Event> slow = new CopyOnWriteArrayList<>();
    EventWatch watch =
        broadcaster.startEventWatcher(event -> {
          entered.countDown();
          try {
            go.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          slow.add(event);
        });
    recorder.event(POD, "Normal", "Burst", "message");
    entered.await();

    for (int i = 0; i < Feed.QUEUE_LENGTH + 7; i++) {
      recorder.event(POD, "Normal", "Burst", "message");
    }
    assertThat(watch.dropped()).isEqualTo(7);
    go.countDown();
    broadcaster.close();

    assertThat(slow).hasSize(Feed.QUEUE_LENGTH + 1);
  }

  @Test
  void aWatcherThatFailsGetsTheNextEvent() {
    List<String> reasons = new CopyOnWriteArrayList<>();
    broadcaster.startEventWatcher(event -> {
      reasons.add(event.reason());
      throw new IllegalStateException("cannot");
    });

    recorder.event(POD, "Normal", "One", "m");
    recorder.event(POD, "Normal", "Two", "m");
    broadcaster.close();

    assertThat(reasons).containsExactly("One", "Two");
  }

  @Test
  void logsAreLinesOfText() {
    List<String> lines = new CopyOnWriteArrayList<>();
    broadcaster.startLogging(lines::add);

    recorder.event(POD, "Warning", "Failed", "it broke");
    broadcaster.close();
    recorder.event(POD, "Warning", "Failed", "after the end");

    assertThat(lines)
        .containsExactly("Event(Pod prod/web): type: 'Warning' reason: 'Failed' it broke");
  }
}
