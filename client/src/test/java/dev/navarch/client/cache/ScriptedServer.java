package dev.navarch.client.cache;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * A server of config maps with a history that can be cut off, and faults that a test asks for. Its
 * own monitor guards everything.
 */
public final class ScriptedServer implements ListerWatcher<ConfigMap> {
  private record Change(long revision, Event<ConfigMap> event) {}

  private final Map<String, ConfigMap> objects = new TreeMap<>();
  private final List<Change> history = new ArrayList<>();
  private final List<Connection> open = new ArrayList<>();
  private final List<ListOptions> lists = new ArrayList<>();
  private final List<ListOptions> watches = new ArrayList<>();
  private final Deque<Exception> listFaults = new ArrayDeque<>();
  private final Deque<Exception> watchFaults = new ArrayDeque<>();
  private long revision = 10;
  private long compacted;
  private boolean streams;
  private boolean cutsNextStream;
  private boolean pages;
  private boolean silent;

  // ---- what a test does

  public synchronized ConfigMap put(String name, String text) {
    String key = "default/" + name;
    ConfigMap object = ConfigMaps.of("default", name, ++revision, text);
    boolean there = objects.put(key, object) != null;
    tell(there ? new Event.Modified<>(object) : new Event.Added<>(object));
    return object;
  }

  public synchronized void delete(String name) {
    ConfigMap old = objects.remove("default/" + name);
    if (old != null) {
      String text = old.data().getOrDefault("text", "");
      tell(new Event.Deleted<>(ConfigMaps.of("default", name, ++revision, text)));
    }
  }

  private void tell(Event<ConfigMap> event) {
    history.add(new Change(revision, event));
    if (!silent) {
      open.forEach(connection -> connection.events.add(event));
    }
  }

  /** A write of something else: nothing to tell here but a bookmark. */
  synchronized void bookmark() {
    Event<ConfigMap> event = new Event.Bookmark<>(Long.toString(++revision), false);
    open.forEach(connection -> connection.events.add(event));
  }

  /** Ends all watches in order. */
  synchronized void end() {
    endAllWith(Connection.END);
  }

  /** Breaks all watches. */
  synchronized void cut() {
    endAllWith(new IOException("connection reset"));
  }

  /** Ends all watches with a status. */
  synchronized void fail(ApiException failure) {
    endAllWith(new Event.Failed<ConfigMap>(failure.status()));
  }

  private void endAllWith(Object last) {
    open.forEach(connection -> connection.events.add(last));
    open.clear();
  }

  /** Forgets the history so far. */
  synchronized void compact() {
    compacted = revision;
    history.clear();
  }

  /** Tells nothing on watches that are open now, and keeps them open. */
  synchronized void stall(boolean value) {
    silent = value;
  }

  /** Never says anything again on the watches that are open now: their other end is gone. */
  synchronized void hush() {
    open.clear();
  }

  synchronized void streams(boolean value) {
    streams = value;
  }

  /** Breaks off the next streamed list behind its objects, before their end is told. */
  synchronized void cutNextStream() {
    cutsNextStream = true;
  }

  synchronized void pages(boolean value) {
    pages = value;
  }

  synchronized void failList(Exception fault) {
    listFaults.add(fault);
  }

  synchronized void failWatch(Exception fault) {
    watchFaults.add(fault);
  }

  synchronized void recover() {
    listFaults.clear();
    watchFaults.clear();
    silent = false;
  }

  // ---- what a test asks

  public synchronized List<ConfigMap> objects() {
    return List.copyOf(objects.values());
  }

  synchronized List<ListOptions> lists() {
    return List.copyOf(lists);
  }

  synchronized List<ListOptions> watches() {
    return List.copyOf(watches);
  }

  public synchronized int openWatches() {
    return open.size();
  }

  synchronized String revision() {
    return Long.toString(revision);
  }

  void awaitLists(int count) {
    Eventually.until(count + " lists", () -> lists().size() >= count);
  }

  /** Waits until so many watches have been asked for and the last one is open. */
  void awaitWatches(int count) {
    Eventually.until(count + " watches", () -> watches().size() >= count && openWatches() > 0);
  }

  // ---- what a client asks

  @Override
  public synchronized Page<ConfigMap> list(ListOptions options) throws IOException {
    lists.add(options);
    throwNext(listFaults);
    String version = options.resourceVersion();
    if (!version.isEmpty() && Long.parseLong(version) > revision) {
      throw ApiException.resourceVersionTooLarge(Long.parseLong(version), revision, 1);
    }
    List<ConfigMap> all = List.copyOf(objects.values());
    int from = 0;
    if (!options.continue_().isEmpty()) {
      from = Integer.parseInt(options.continue_());
    }
    boolean part = pages && options.limit() > 0 && all.size() - from > options.limit();
    int to = part ? from + (int) options.limit() : all.size();
    return new Page<>(all.subList(from, to), revision(), part ? Integer.toString(to) : "");
  }

  @Override
  public synchronized Watch<ConfigMap> watch(ListOptions options) throws IOException {
    watches.add(options);
    throwNext(watchFaults);
    Connection connection = new Connection(this);
    if (Boolean.TRUE.equals(options.sendInitialEvents())) {
      if (!streams) {
        throw ApiException.badRequest("sendInitialEvents is forbidden for watch");
      }
      objects.values().forEach(object -> connection.events.add(new Event.Added<>(object)));
      if (cutsNextStream) {
        cutsNextStream = false;
        connection.events.add(new IOException("cut"));
        return connection;
      }
      connection.events.add(new Event.Bookmark<ConfigMap>(revision(), true));
    } else {
      long from = Long.parseLong(options.resourceVersion());
      if (from < compacted) {
        throw ApiException.resourceExpired("too old resource version: " + from);
      }
      history.stream()
          .filter(change -> change.revision() > from)
          .forEach(change -> connection.events.add(change.event()));
    }
    open.add(connection);
    return connection;
  }

  private static void throwNext(Deque<Exception> faults) throws IOException {
    Exception next = faults.poll();
    if (next instanceof IOException fault) {
      throw fault;
    }
    if (next instanceof RuntimeException fault) {
      throw fault;
    }
  }

  private synchronized void closed(Connection connection) {
    open.remove(connection);
  }

  private static final class Connection implements Watch<ConfigMap> {
    static final Object END = new Object();

    final BlockingQueue<Object> events = new LinkedBlockingQueue<>();
    private final ScriptedServer server;

    Connection(ScriptedServer server) {
      this.server = server;
    }

    @Override
    @SuppressWarnings("unchecked") // only events of this kind are put there
    public @Nullable Event<ConfigMap> next() throws IOException, InterruptedException {
      return switch (events.take()) {
        case IOException fault -> throw fault;
        case Event<?> event -> (Event<ConfigMap>) event;
        default -> null;
      };
    }

    @Override
    public void close() {
      server.closed(this);
      events.add(END);
    }
  }
}
