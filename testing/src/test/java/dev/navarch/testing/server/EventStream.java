package dev.navarch.testing.server;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.WatchEvent;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.WatchEventCodec;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The events of one watch, as JSON or as protobuf, one after the other. */
final class EventStream implements AutoCloseable {
  /** An event: of an object, of a version alone (BOOKMARK), or of a failure (ERROR). */
  record Event(String type, String key, long version, boolean initialEventsEnd, int code) {}

  private static final WatchEventCodec PROTOBUF =
      new WatchEventCodec(
          new CodecFactory(AllTypes.scheme()).serializer(MediaTypes.PROTOBUF).orElseThrow());
  private static final String INITIAL_EVENTS_END = "k8s.io/initial-events-end";

  private final DataInputStream in;
  private final boolean protobuf;

  private EventStream(InputStream in, boolean protobuf) {
    this.in = new DataInputStream(new BufferedInputStream(in));
    this.protobuf = protobuf;
  }

  /**
   * Begins to watch.
   *
   * @param query what to say besides {@code watch}, with {@code &} in front, or empty
   */
  static EventStream open(ApiClient client, String path, String query, boolean protobuf) {
    HttpResponse<InputStream> response =
        client.open(
            client
                .request(path + "?watch=1" + query)
                .header("Accept", protobuf ? MediaTypes.PROTOBUF : MediaTypes.JSON));
    if (response.statusCode() != 200) {
      throw new AssertionError("no watch but " + response.statusCode() + " " + text(response));
    }
    return new EventStream(response.body(), protobuf);
  }

  static EventStream open(ApiClient client, String path, String query) {
    return open(client, path, query, false);
  }

  private static String text(HttpResponse<InputStream> response) {
    try (InputStream body = response.body()) {
      return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The next event; empty if the server ended the watch properly. */
  Optional<Event> next() throws IOException {
    return protobuf ? nextFrame() : nextLine();
  }

  private Optional<Event> nextLine() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(512);
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) {
        if (line.size() > 0) {
          throw new EOFException("the watch ended within an event");
        }
        return Optional.empty();
      }
      line.write(b);
    }
    Json event = Json.parse(line.toByteArray());
    Json object = event.at("object");
    String type = event.at("type").text();
    return Optional.of(
        new Event(
            type,
            object.key(),
            object.version(),
            object.at("metadata", "annotations", INITIAL_EVENTS_END).text().equals("true"),
            (int) object.at("code").number()));
  }

  private Optional<Event> nextFrame() throws IOException {
    int first = in.read();
    if (first < 0) {
      return Optional.empty();
    }
    int length =
        first << 24
            | in.readUnsignedByte() << 16
            | in.readUnsignedByte() << 8
            | in.readUnsignedByte();
    byte[] frame = in.readNBytes(length);
    if (frame.length < length) {
      throw new EOFException("the watch ended within an event");
    }
    WatchEvent event = PROTOBUF.decode(frame);
    return Optional.of(
        switch (PROTOBUF.decodeObject(event)) {
          case Status status -> new Event(event.type(), "", 0, false, status.code());
          case MetaObject object ->
              new Event(
                  event.type(),
                  object.metadata().namespace() + "/" + object.metadata().name(),
                  Long.parseLong(object.metadata().resourceVersion()),
                  object.metadata().annotations().containsKey(INITIAL_EVENTS_END),
                  0);
          default -> throw new AssertionError("not an object: " + event);
        });
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
