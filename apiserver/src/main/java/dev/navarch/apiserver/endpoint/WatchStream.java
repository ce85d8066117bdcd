package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.WatchEventCodec;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.objects.StoredObject;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.StorageFailures;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import java.io.ByteArrayOutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
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
  private static final Logger LOG = System.getLogger(WatchStream.class.getName());
  private static final String INITIAL_EVENTS_END = "k8s.io/initial-events-end";
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration BETWEEN_BOOKMARKS = Duration.ofSeconds(50);
  private static final long WINDOW = 1 << 20;
  private static final int PIECE = 64 << 10;

  private final Exchange exchange;
  private final Accepted accepted;
  private final ResourceStore<?> store;
  private final ObjectFilter filter;
  private final boolean nameIsEnough;
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

  /** The last revision that the client is to hear of; the lock guards it. */
  private long last = Long.MAX_VALUE;

  private long lastBookmark = System.nanoTime();
  private volatile @Nullable Watch watch;

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
    this.nameIsEnough = filter.asksForNamesOnly();
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

  /** Takes what the events come from, which goes on as long as the answer does. */
  void follows(Watch source) {
    watch = source;
    onClose(source::close);
  }

  /** Sends an object that was there before the watch began. */
  void initial(StoredObject object) {
    EventFrames frames = new EventFrames(1024);
    frame(frames, "ADDED", object);
    send(frames, 0);
  }

  void bookmark(long revision, boolean initialEventsEnd) {
    writing.lock();
    try {
      EventFrames frames = new EventFrames(256);
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
      write(frames);
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

  /**
   * Ends the watch properly as soon as the client has heard of everything up to a revision; it
   * hears of nothing after it. The store is asked to say when that is, should nothing more happen.
   */
  void endAfter(long revision) {
    writing.lock();
    try {
      last = Math.min(last, revision);
      if (seen >= last) {
        timeIsUp();
        return;
      }
    } finally {
      writing.unlock();
    }
    Watch source = watch;
    if (source != null) {
      source.requestProgress();
    }
  }

  /** Ends the watch if the client has heard all that it is to hear. */
  private void endIfDone() {
    writing.lock();
    try {
      if (seen >= last) {
        timeIsUp();
      }
    } finally {
      writing.unlock();
    }
  }

  private long last() {
    writing.lock();
    try {
      return last;
    } finally {
      writing.unlock();
    }
  }

  WatchListener listener(long from) {
    seen = from - 1;
    return new WatchListener() {
      @Override
      public void events(List<WatchEvent> events) {
        List<WatchEvent> told = upTo(last(), events);
        try {
          tell(told);
        } catch (ApiException e) {
          fail(e);
          return;
        } catch (DecodeException e) {
          fail(ApiException.internalError(String.valueOf(e.getMessage())));
          return;
        } catch (RuntimeException | Error e) {
          // The store ends the thread of a listener that throws; the client must see an end too.
          breakOff(e);
          throw e;
        }
        if (told.size() < events.size()) {
          send(new EventFrames(0), events.get(told.size()).revision() - 1);
        }
        endIfDone();
      }

      @Override
      public void progress(long revision) {
        writing.lock();
        try {
          seen = revision;
          if (seen >= last) {
            timeIsUp();
          } else if (bookmarks && System.nanoTime() - lastBookmark > BETWEEN_BOOKMARKS.toNanos()) {
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

  private static List<WatchEvent> upTo(long revision, List<WatchEvent> events) {
    int end = events.size();
    while (end > 0 && events.get(end - 1).revision() > revision) {
      end--;
    }
    return events.subList(0, end);
  }

  private void tell(List<WatchEvent> events) {
    if (events.isEmpty()) {
      return;
    }
    long upTo = events.getLast().revision();
    List<WatchEvent> wanted = filter.isEmpty() ? events : admitted(events);
    if (wanted.isEmpty()) {
      send(new EventFrames(0), upTo);
      return;
    }
    readTogether(wanted);
    EventFrames frames = new EventFrames(1024);
    for (int i = 0; i < wanted.size(); i++) {
      WatchEvent event = wanted.get(i);
      add(frames, event);
      boolean lastOne = i + 1 == wanted.size();
      boolean whole = lastOne || wanted.get(i + 1).revision() > event.revision();
      // A piece ends with a whole revision, so that a bookmark behind it is true.
      if (lastOne) {
        send(frames, upTo);
      } else if (messages || (whole && frames.size() > PIECE)) {
        send(frames, whole ? event.revision() : event.revision() - 1);
      }
    }
  }

  /** The events of objects whose names do not rule them out: the others need not be read. */
  private List<WatchEvent> admitted(List<WatchEvent> events) {
    List<WatchEvent> admitted = new ArrayList<>();
    for (WatchEvent event : events) {
      if (filter.admits(store.kind().nameOf(event.key()))) {
        admitted.add(event);
      }
    }
    return admitted;
  }

  /** Reads what the events will be made of in one go, where the model gains by that. */
  private void readTogether(List<WatchEvent> events) {
    if (!store.model().readsTogether()) {
      return;
    }
    List<StoredObject> needed = new ArrayList<>();
    for (WatchEvent event : events) {
      if (event instanceof WatchEvent.Put put) {
        needed.add(store.stored(put.current()));
      }
      KeyValue before = event.previous().orElse(null);
      if (before != null && !nameIsEnough) {
        needed.add(store.stored(before));
      }
      if (before != null && event instanceof WatchEvent.Delete) {
        needed.add(store.table().ofRemoved(before, event.revision(), store.model()));
      }
    }
    StoredObject.readTogether(needed, store.model());
  }

  private void add(EventFrames frames, WatchEvent event) {
    KeyValue before = event.previous().orElse(null);
    KeyValue after = event instanceof WatchEvent.Put put ? put.current() : null;
    boolean was = before != null && matches(before);
    if (after != null && matches(after)) {
      frame(frames, was ? "MODIFIED" : "ADDED", store.stored(after));
    } else if (before != null && was) {
      frame(frames, "DELETED", store.table().ofRemoved(before, event.revision(), store.model()));
    }
  }

  /** Whether a value matches that belongs to an event which was {@link #admitted}. */
  private boolean matches(KeyValue value) {
    return nameIsEnough || filter.matches(store.stored(value).object());
  }

  private void frame(EventFrames frames, String type, StoredObject object) {
    if (!plain) {
      event(frames, type, shapes.event(object.object(), accepted, exchange, first));
      first = false;
    } else if (protobuf) {
      forms.addProtobufEvent(type, object, !messages, frames);
    } else {
      frames.add(("{\"type\":\"" + type + "\",\"object\":").getBytes(StandardCharsets.UTF_8));
      forms.addJson(object, frames);
      frames.add('}');
      frames.add('\n');
    }
  }

  private void event(EventFrames frames, String type, ApiObject object) {
    byte[] bytes =
        protobuf
            ? new WatchEventCodec(accepted.serializer()).encode(type, object)
            : jsonEvent(type, object);
    if (protobuf) {
      delimited(frames, bytes);
    } else {
      frames.add(bytes);
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

  private void delimited(EventFrames frames, byte[] frame) {
    if (!messages) {
      frames.addLength(frame.length);
    }
    frames.add(frame);
  }

  private void write(EventFrames frames) {
    if (messages) {
      out().write(frames.takeJoined());
    } else {
      out().writeParts(frames.take());
    }
  }

  /**
   * Sends what has gathered, and waits for a client that does not read as fast.
   *
   * @param revision up to which the client has heard everything then
   */
  private void send(EventFrames frames, long revision) {
    writing.lock();
    try {
      if (frames.size() > 0) {
        write(frames);
      }
      seen = revision;
    } finally {
      writing.unlock();
    }
    try {
      if (!out().awaitRoom(WINDOW, PATIENCE)) {
        out().abort();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      out().abort();
    }
  }

  private void fail(StorageException cause, long from) {
    if (cause instanceof StorageException.Closed) {
      out().end();
      return;
    }
    fail(
        switch (cause) {
          case StorageException.Compacted compacted ->
              ApiException.resourceExpired(
                  "too old resource version: %d (%d)"
                      .formatted(from - 1, compacted.oldestRevision()));
          case StorageException.SlowWatcher slow ->
              ApiException.resourceExpired("the watch could not keep up with what happened");
          default -> StorageFailures.toApi(cause, store.kind().resource(), "watch");
        });
  }

  /** Ends the stream after a fault of the server, in a way that needs no memory to speak of. */
  private void breakOff(Throwable fault) {
    try {
      LOG.log(Level.ERROR, () -> "internal error in a watch of " + store.kind().resource(), fault);
      fail(ApiException.internalError("internal error in the watch"));
    } finally {
      out().abort();
    }
  }

  /** Tells the client why there is no more to come. */
  private void fail(ApiException failure) {
    EventFrames frames = new EventFrames(256);
    event(frames, "ERROR", failure.status());
    write(frames);
    out().end();
  }
}
