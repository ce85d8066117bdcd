package dev.navarch.testing.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.EventList;
import dev.navarch.api.core.v1.EventSource;
import dev.navarch.client.record.EventBroadcaster;
import dev.navarch.client.record.EventRecorder;
import dev.navarch.client.record.EventSink;
import dev.navarch.client.record.SeriesBroadcaster;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.waiting.Poll;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@WithControlPlane
@ParameterizedClass
@EnumSource(Way.class)
class EventsTest {
  private final RestClient client;

  EventsTest(Way way, TestControlPlane plane) throws Exception {
    client = way.connect(plane);
  }

  @AfterEach
  void close() {
    client.close();
  }

  private List<Event> events() throws IOException, InterruptedException {
    return new ResourceClient<>(
            client.forGroupVersion(Way.CORE), "events", Event.class, EventList.class, "default")
        .list()
        .items();
  }

  /** Waits for events as they should be, and tells how they are. */
  private List<Event> awaitEvents(Predicate<List<Event>> wanted) throws Exception {
    Poll.every(Duration.ofMillis(10))
        .within(Duration.ofSeconds(20))
        .until(() -> wanted.test(events()));
    return events();
  }

  @Test
  void repeatedEventIsOneThatIsCounted() throws Exception {
    ConfigMap about = Way.configMaps(client, "default").create(Way.configMap("m", ""));
    try (EventBroadcaster broadcaster = new EventBroadcaster()) {
      broadcaster.startRecordingToSink(EventSink.core(client));
      EventRecorder recorder =
          broadcaster.newRecorder(
              client.scheme(), EventSource.builder().component("tester").build());
      for (int i = 0; i < 3; i++) {
        recorder.event(about, "Warning", "Strange", "this is strange");
      }
      recorder.eventf(about, "Normal", "Fine", "%d things are fine", 2);

      List<Event> seen =
          awaitEvents(events ->
              events.stream().anyMatch(event -> event.count() == 3)
                  && events.stream().anyMatch(event -> event.reason().equals("Fine")));

      assertThat(seen)
          .hasSize(2)
          .filteredOn(event -> event.reason().equals("Strange"))
          .singleElement()
          .satisfies(event -> {
            assertThat(event.involvedObject().uid()).isEqualTo(about.metadata().uid());
            assertThat(event.type()).isEqualTo("Warning");
            assertThat(event.source().component()).isEqualTo("tester");
          });
      assertThat(seen).extracting(Event::message).contains("2 things are fine");
    }
  }

  @Test
  void seriesIsWrittenWhenAnEventComesAgain() throws Exception {
    ConfigMap about = Way.configMaps(client, "default").create(Way.configMap("m", ""));
    try (SeriesBroadcaster broadcaster = new SeriesBroadcaster()) {
      broadcaster.startRecordingToSink(EventSink.series(client));
      var recorder =
          broadcaster.newRecorder(client.scheme(), "example.com/tester", "tester-of-one-host");

      recorder.event(about, null, "Normal", "Because", "Done", "it was done");
      recorder.event(about, null, "Normal", "Because", "Done", "it was done");

      assertThat(
              awaitEvents(events ->
                  events.stream()
                      .anyMatch(event -> {
                        var series = event.series();
                        return series != null && series.count() == 2;
                      })))
          .singleElement()
          .satisfies(event -> {
            assertThat(event.reportingComponent()).isEqualTo("example.com/tester");
            assertThat(event.action()).isEqualTo("Done");
            assertThat(event.message()).isEqualTo("it was done");
          });
    }
  }
}
