package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.WatchEventCodec;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.objects.StoredObject;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.StorageFailures;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The events of one watch on their way to its client.
 *
 * <p>Events come from one thread at a time: first from the one that sets the watch up, then from
 * the store's thread for the watch. The end of its time comes from another thread; a lock keeps the
 * last bookmark from falling into the middle of an event. A client that does not read holds up its
 * own watch alone, and is cut off when the store gives up on it or {@link #PATIENCE} is over.
 */
final class WatchStream {
  private static final String INITIAL_EVENTS_END = "k8s.io/initial-events-end";
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration BETWEEN_BOOKMARKS = Duration.ofSeconds(50);
  private static final long TOO_MUCH_UNSENT = 4 << 20;
  private static final int PIECE = 64 << 10;

  private final Exchange exchange;
  private final Accepted accepted;
  private final ResourceStore<?> store;
  private final ObjectFilter filter;
  private final Shapes shapes;
  private final ObjectForms forms;
  private final boolean bookmarks;
  private final boolean protobuf;
  private final boolean plain;

  /** Whether each event is a message of its own, which tells its length. */
  private final boolean messages;

  private final ReentrantLock writing = new ReentrantLock();

  private @Nullable ResponseStream stream;
  private boolean first = true;

  /** Up to which revision the client has heard everything; the lock guards it. */
  private long seen;

  private long lastBookmark = System.nanoTime();

  WatchStream(
      Exchange exchange,
      Accepted accepted,
      ResourceStore<?> store,
      ObjectFilter filter,
      Shapes shapes,
      ObjectForms forms,
      boolean bookmarks) {
    this.exchange = exchange;
    this.accepted = accepted;
    this.store = store;
    this.filter = filter;
    this.shapes = shapes;
    this.forms = forms;
    this.bookmarks = bookmarks;
    this.messages = exchange.request().wantsWebSocket();
    this.protobuf = accepted.serializer().mediaType().equals(MediaTypes.PROTOBUF);
    this.plain =
        accepted.shape() == Accepted.Shape.OBJECT
            && !accepted.serializer().mediaType().equals(MediaTypes.YAML);
  }

  /** Begins the answer: from now on everything that goes wrong is an event. */
  void start() {
    String type = accepted.serializer().mediaType();
    stream = exchange.events(protobuf ? type + ";stream=watch" : MediaTypes.JSON, !protobuf);
  }

  private ResponseStream out() {
    if (stream == null) {
      throw new IllegalStateException("the answer has not begun");
    }
    return stream;
  }

  void onClose(Runnable action) {
    out().onClose(action);
  }

  /** Sends an object that was there before the watch began. */
  void initial(StoredObject object) {
    ByteArrayOutputStream frames = new ByteArrayOutputStream(1024);
    frame(frames, "ADDED", object);
    send(frames, 0);
  }

  void bookmark(long revision, boolean initialEventsEnd) {
    writing.lock();
    try {
      ByteArrayOutputStream frames = new ByteArrayOutputStream(256);
      MetaObject empty =
          store.model().fromTreeAsItIs(dev.navarch.apimachinery.collect.StringMap.of(), served());
      ObjectMeta metadata =
          ObjectMeta.builder()
              .resourceVersion(Long.toString(revision))
              .annotations(initialEventsEnd ? Map.of(INITIAL_EVENTS_END, "true") : Map.of())
              .build();
      event(
          frames,
          "BOOKMARK",
          shapes.event(empty.withMetadata(metadata), accepted, exchange, first));
      first = false;
      out().write(frames.toByteArray());
      lastBookmark = System.nanoTime();
    } finally {
      writing.unlock();
    }
  }

  private GroupVersionKind served() {
    return forms.kind();
  }

  /** Ends the watch properly; the client may come back for more from where it is. */
  void timeIsUp() {
    writing.lock();
    try {
      if (bookmarks && seen > 0) {
        bookmark(seen, false);
      }
      out().end();
    } finally {
      writing.unlock();
    }
  }

  WatchListener listener(long from) {
    seen = from - 1;
    return new WatchListener() {
      @Override
      public void events(List<WatchEvent> events) {
        ByteArrayOutputStream frames = new ByteArrayOutputStream(1024);
        for (int i = 0; i < events.size(); i++) {
          WatchEvent event = events.get(i);
          add(frames, event);
          boolean last = i + 1 == events.size();
          boolean whole = last || events.get(i + 1).revision() > event.revision();
          // A piece ends with a whole revision, so that a bookmark behind it is true.
          if (last || messages || (whole && frames.size() > PIECE)) {
            send(frames, whole ? event.revision() : event.revision() - 1);
          }
        }
      }

      @Override
      public void progress(long revision) {
        writing.lock();
        try {
          seen = revision;
          if (System.nanoTime() - lastBookmark > BETWEEN_BOOKMARKS.toNanos()) {
            bookmark(revision, false);
          }
        } finally {
          writing.unlock();
        }
      }

      @Override
      public void failed(StorageException cause) {
        fail(cause, from);
      }
    };
  }

  private void add(ByteArrayOutputStream frames, WatchEvent event) {
    KeyValue before = event.previous().orElse(null);
    KeyValue after = event instanceof WatchEvent.Put put ? put.current() : null;
    boolean was = before != null && matches(before);
    if (after != null && matches(after)) {
      frame(frames, was ? "MODIFIED" : "ADDED", store.stored(after));
    } else if (before != null && was) {
      frame(frames, "DELETED", store.table().ofRemoved(before, event.revision(), store.model()));
    }
  }

  private boolean matches(KeyValue value) {
    return filter.isEmpty() || filter.matches(store.stored(value).object());
  }

  private void frame(ByteArrayOutputStream frames, String type, StoredObject object) {
    if (!plain) {
      event(frames, type, shapes.event(object.object(), accepted, exchange, first));
      first = false;
    } else if (protobuf) {
      delimited(
          frames, new WatchEventCodec(accepted.serializer()).encode(type, forms.protobuf(object)));
    } else {
      frames.writeBytes(
          ("{\"type\":\"" + type + "\",\"object\":").getBytes(StandardCharsets.UTF_8));
      frames.writeBytes(forms.json(object));
      frames.write('}');
      frames.write('\n');
    }
  }

  private void event(ByteArrayOutputStream frames, String type, ApiObject object) {
    byte[] bytes =
        protobuf
            ? new WatchEventCodec(accepted.serializer()).encode(type, object)
            : jsonEvent(type, object);
    if (protobuf) {
      delimited(frames, bytes);
    } else {
      frames.writeBytes(bytes);
    }
  }

  private static byte[] jsonEvent(String type, ApiObject object) {
    JsonWriter out = new JsonWriter(1024);
    dev.navarch.apimachinery.serializer.JsonSerializer.write(out, object);
    ByteArrayOutputStream frame = new ByteArrayOutputStream(1024);
    frame.writeBytes(("{\"type\":\"" + type + "\",\"object\":").getBytes(StandardCharsets.UTF_8));
    frame.writeBytes(out.toByteArray());
    frame.write('}');
    frame.write('\n');
    return frame.toByteArray();
  }

  private void delimited(ByteArrayOutputStream frames, byte[] frame) {
    if (!messages) {
      frames.write(frame.length >>> 24);
      frames.write(frame.length >>> 16);
      frames.write(frame.length >>> 8);
      frames.write(frame.length);
    }
    frames.writeBytes(frame);
  }

  /**
   * Sends what has gathered, and waits for a client that does not read as fast.
   *
   * @param revision up to which the client has heard everything then
   */
  private void send(ByteArrayOutputStream frames, long revision) {
    writing.lock();
    try {
      if (frames.size() > 0) {
        out().write(frames.toByteArray());
      }
      seen = revision;
    } finally {
      writing.unlock();
    }
    frames.reset();
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (out().unsent() > TOO_MUCH_UNSENT) {
      if (System.nanoTime() > end) {
        out().abort();
        return;
      }
      try {
        Thread.sleep(2);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        out().abort();
        return;
      }
    }
  }

  private void fail(StorageException cause, long from) {
    if (cause instanceof StorageException.Closed) {
      out().end();
      return;
    }
    ApiException failure =
        switch (cause) {
          case StorageException.Compacted compacted ->
              ApiException.resourceExpired(
                  "too old resource version: %d (%d)"
                      .formatted(from - 1, compacted.oldestRevision()));
          case StorageException.SlowWatcher slow ->
              ApiException.resourceExpired("the watch could not keep up with what happened");
          default -> StorageFailures.toApi(cause, store.kind().resource(), "watch");
        };
    ByteArrayOutputStream frames = new ByteArrayOutputStream(256);
    event(frames, "ERROR", failure.status());
    out().write(frames.toByteArray());
    out().end();
  }
}
