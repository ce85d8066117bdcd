package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.FrameWriter;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.serializer.WatchEventCodec;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WatchStreamTest {
  private static final String ADDED =
      """
      {"type":"ADDED","object":{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a"},\
      "data":{"k":"} \\" {"}}}
      """;
  private static final String MODIFIED =
      """
      {"object":{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"b"}},"type":"MODIFIED"}
      """;
  private static final String DELETED =
      """
      {"type":"DELETED","object":{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"c"}}}
      """;
  private static final String BOOKMARK =
      """
      {"type":"BOOKMARK","object":{"kind":"ConfigMap","apiVersion":"v1","metadata":\
      {"resourceVersion":"17","annotations":{"k8s.io/initial-events-end":"true"}}}}
      """;
  private static final String EXPIRED =
      """
      {"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","status":"Failure",\
      "message":"too old","reason":"Expired","code":410}}
      """;

  private final ScriptedTransport transport = new ScriptedTransport();
  private final RestClient core = transport.client().forGroupVersion(new GroupVersion("", "v1"));

  private Watch<ConfigMap> watch(String contentType, InputStream body) throws Exception {
    transport.stream(contentType, body);
    return core.get().resource("configmaps").param("watch", "true").watch(ConfigMap.class);
  }

  private Watch<ConfigMap> watch(String frames) throws Exception {
    return watch("application/json", bytes(frames));
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static <T> List<Event<T>> all(Watch<T> watch) throws Exception {
    List<Event<T>> events = new ArrayList<>();
    for (Event<T> event; (event = watch.next()) != null; ) {
      events.add(event);
    }
    return events;
  }

  private static ConfigMap map(String name) {
    return ConfigMap.builder().metadata(m -> m.name(name)).build();
  }

  private static ConfigMap first() {
    return map("a").toBuilder().data(Map.of("k", "} \" {")).build();
  }

  @Test
  void eventsComeInOrder() throws Exception {
    List<Event<ConfigMap>> events = all(watch(ADDED + MODIFIED + DELETED + BOOKMARK));

    assertThat(events)
        .containsExactly(
            new Event.Added<>(first()),
            new Event.Modified<>(map("b")),
            new Event.Deleted<>(map("c")),
            new Event.Bookmark<>("17", true));
  }

  @Test
  void eventsCanBeGoneThroughInALoop() throws Exception {
    List<Event<ConfigMap>> events = new ArrayList<>();
    for (Event<ConfigMap> event : watch(MODIFIED + DELETED)) {
      events.add(event);
    }

    assertThat(events)
        .containsExactly(new Event.Modified<>(map("b")), new Event.Deleted<>(map("c")));
  }

  @Test
  void whatBreaksALoopIsUnchecked() throws Exception {
    Iterator<Event<ConfigMap>> events = watch(MODIFIED + "nonsense").iterator();

    assertThat(events.next()).isEqualTo(new Event.Modified<>(map("b")));
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(events::hasNext)
        .withCauseInstanceOf(UnreadableAnswerException.class);
  }

  @Test
  void eventsComeWhateverPiecesTheyArriveIn() throws Exception {
    InputStream trickle =
        new FilterInputStream(bytes(ADDED + "\n\n" + DELETED.strip() + MODIFIED)) {
          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            return super.read(into, offset, Math.min(length, 1));
          }
        };

    assertThat(all(watch("application/json", trickle)))
        .containsExactly(
            new Event.Added<>(first()),
            new Event.Deleted<>(map("c")),
            new Event.Modified<>(map("b")));
  }

  @Test
  void largeEventsAreRead() throws Exception {
    String value = "x".repeat(3_000_000);
    String large = ADDED.replace("} \\\" {", value);

    List<Event<ConfigMap>> events = all(watch(large + DELETED));

    assertThat(events).hasSize(2);
    assertThat(((Event.Added<ConfigMap>) events.get(0)).object().data()).containsValue(value);
  }

  @Test
  void untypedObjectsAreWatchedToo() throws Exception {
    transport.stream("application/json", bytes(ADDED + MODIFIED + BOOKMARK));
    Watch<Unstructured> watch = core.get().resource("configmaps").watch(Unstructured.class);

    List<Event<Unstructured>> events = all(watch);

    assertThat(((Event.Added<Unstructured>) events.get(0)).object().name()).isEqualTo("a");
    assertThat(((Event.Modified<Unstructured>) events.get(1)).object().name()).isEqualTo("b");
    assertThat(events.get(2)).isEqualTo(new Event.Bookmark<>("17", true));
  }

  @Test
  void failureEndsTheWatch() throws Exception {
    List<Event<ConfigMap>> events = all(watch(EXPIRED + ADDED));

    assertThat(events).hasSize(1);
    Event.Failed<ConfigMap> failed = (Event.Failed<ConfigMap>) events.get(0);
    assertThat(ApiException.fromStatus(failed.status()).reason()).isEqualTo(StatusReason.EXPIRED);
  }

  @Test
  void errorWithoutAStatusFailsTooAndShowsWhatCame() throws Exception {
    List<Event<ConfigMap>> events =
        all(watch("{\"type\":\"ERROR\",\"object\":{\"kind\":\"Pod\",\"apiVersion\":\"v1\"}}"));

    Event.Failed<ConfigMap> failed = (Event.Failed<ConfigMap>) events.get(0);
    assertThat(failed.status().message()).contains("no status").contains("Pod");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"type":"ADDED","object":{"kind":"Conf | the stream ends in the middle of an event: {"type"
          {"type":"ADDED","object":{"a":"\\ | the stream ends in the middle of an event
          <html></html> | an event does not begin with an object: <html></html>
          {"type":"GROWN","object":{}} | got invalid watch event type: GROWN
          {} | got invalid watch event type:
          {"type":"ADDED"} | an event of type ADDED has no object
          {"type":"ADDED","object":null} | an event of type ADDED has no object
          {"type":"ADDED","object":[]} | cannot unmarshal array
          {"type":"ADDED",,} | unable to decode watch event
          {"type":"ADDED","object":{"kind":"Pod","apiVersion":"v1"}} | kind ConfigMap was expected, and it is /v1, Kind=Pod
          {"type":"ADDED","object":{"kind":"ConfigMap","apiVersion":"v1","data":[]}} | cannot unmarshal array into Go struct field ConfigMap.data
          """)
  void nonsenseEndsTheWatchAndSaysWhatAndWhere(String nonsense, String message) throws Exception {
    Watch<ConfigMap> watch = watch(ADDED + nonsense);

    assertThat(watch.next()).isInstanceOf(Event.Added.class);
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(watch::next)
        .withMessageStartingWith(
            "GET /api/v1/configmaps?watch=true: unable to decode watch event: ")
        .withMessageContaining(message);
    assertThat(watch.next()).isNull();
  }

  @Test
  void lostConnectionIsAnError() throws Exception {
    InputStream broken =
        new FilterInputStream(bytes(ADDED)) {
          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            int read = super.read(into, offset, length);
            if (read < 0) {
              throw new IOException("Connection reset");
            }
            return read;
          }
        };
    Watch<ConfigMap> watch = watch("application/json", broken);
    watch.next();

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(watch::next)
        .withMessage("GET /api/v1/configmaps?watch=true: the watch was lost: Connection reset");
  }

  @Test
  void refusalIsThrownAtOnce() {
    transport.json(
        410,
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\",\"reason\":\"Expired\"}");

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> core.get().resource("configmaps").watch(ConfigMap.class))
        .satisfies(e -> assertThat(e.reason()).isEqualTo(StatusReason.EXPIRED));
  }

  @Test
  void pageIsNoWatch() {
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> watch("text/html", bytes("<html>")))
        .withMessageContaining("text/html");
  }

  private static byte[] protobufFrames() throws IOException {
    WatchEventCodec codec = new WatchEventCodec(new ProtobufSerializer(AllTypes.scheme()));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FrameWriter frames = FrameWriter.lengthPrefixed(out);
    frames.write(codec.encode("ADDED", first()));
    frames.write(codec.encode("MODIFIED", map("b")));
    frames.write(codec.encode("DELETED", map("c")));
    ConfigMap mark = ConfigMap.builder().metadata(m -> m.resourceVersion("18")).build();
    frames.write(codec.encode("BOOKMARK", mark));
    frames.write(codec.encode("ERROR", ApiException.resourceExpired("too old").status()));
    return out.toByteArray();
  }

  @Test
  void protobufEventsAreRead() throws Exception {
    InputStream body = new ByteArrayInputStream(protobufFrames());

    List<Event<ConfigMap>> events = all(watch(MediaTypes.PROTOBUF + ";stream=watch", body));

    assertThat(events.subList(0, 4))
        .containsExactly(
            new Event.Added<>(first()),
            new Event.Modified<>(map("b")),
            new Event.Deleted<>(map("c")),
            new Event.Bookmark<>("18", false));
    assertThat(events.get(4)).isInstanceOf(Event.Failed.class);
  }

  @Test
  void halfAProtobufEventIsAnError() throws Exception {
    byte[] frames = protobufFrames();
    InputStream half = new ByteArrayInputStream(Arrays.copyOf(frames, 50));

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> all(watch(MediaTypes.PROTOBUF, half)))
        .withMessageContaining("in the middle of a frame");
  }

  @Test
  void closingEndsAReaderThatWaits() throws Exception {
    CountDownLatch waiting = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    InputStream silent =
        new InputStream() {
          @Override
          public int read() throws IOException {
            waiting.countDown();
            try {
              closed.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
            throw new IOException("closed");
          }

          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            return read();
          }

          @Override
          public void close() {
            closed.countDown();
          }
        };
    Watch<ConfigMap> watch = watch("application/json", silent);
    Thread closer =
        Thread.ofVirtual()
            .start(() -> {
              try {
                waiting.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              watch.close();
            });

    assertThat(watch.next()).isNull();
    closer.join();
  }

  @Test
  void interruptIsHonoured() throws Exception {
    Watch<ConfigMap> watch = watch(ADDED);
    Thread.currentThread().interrupt();

    assertThatExceptionOfType(InterruptedException.class).isThrownBy(watch::next);
    assertThat(watch.next()).isInstanceOf(Event.Added.class);
  }

  @Test
  void interruptOfAReaderThatWaitsIsHonoured() throws Exception {
    InputStream interrupted =
        new FilterInputStream(bytes("")) {
          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while reading");
          }
        };
    Watch<ConfigMap> watch = watch("application/json", interrupted);

    assertThatExceptionOfType(InterruptedException.class).isThrownBy(watch::next);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
    assertThat(watch.next()).isNull();
  }
}
