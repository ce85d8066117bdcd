package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.server.EventStream.Event;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A client that keeps up with a collection as informers do: lists, watches, loses its connection
 * now and then, and goes on from the last version it has heard of. It checks every event against
 * what it knows, and ends when it knows of all the objects that it waits for.
 */
final class Observer implements Callable<Observer> {
  /** How an observer goes about it. */
  record Habits(
      String path, String selector, boolean protobuf, boolean initialEvents, boolean slow) {
    @Override
    public String toString() {
      return path
          + (selector.isEmpty() ? "" : " with " + selector)
          + (protobuf ? ", protobuf" : ", JSON")
          + (initialEvents ? ", initial events" : "")
          + (slow ? ", slow" : "");
    }
  }

  private static final long SLOW = Duration.ofMillis(1).toNanos();

  private final ApiClient client;
  private final Habits habits;
  private final Random random;
  private final Set<String> awaited;

  private final CountDownLatch begun = new CountDownLatch(1);
  private final Map<String, Long> known = new TreeMap<>();
  private final List<Long> heard = new ArrayList<>();
  private long version;
  private boolean fresh;
  private long heardSince;
  private int connections;
  private int expirations;

  /**
   * Creates an observer.
   *
   * @param awaited the objects that come last
   */
  Observer(ApiClient client, Habits habits, long seed, Set<String> awaited) {
    this.client = client;
    this.habits = habits;
    this.random = new Random(seed);
    this.awaited = awaited;
  }

  @Override
  public Observer call() throws IOException {
    while (!isDone()) {
      if (!fresh && !habits.initialEvents()) {
        list();
      } else {
        watch();
      }
    }
    return this;
  }

  private boolean isDone() {
    return fresh && known.keySet().containsAll(awaited);
  }

  /** Begins from the start. */
  void list() {
    Json list = client.get(habits.path() + question(selectorQuery())).object();
    known.clear();
    list.at("items").items().forEach(item -> known.put(item.key(), item.version()));
    begin(list.version());
  }

  private void begin(long from) {
    version = from;
    heardSince = from;
    heard.clear();
    fresh = true;
    begun.countDown();
  }

  /** Waits until it knows what was there. Any thread may. */
  void awaitBegin() throws InterruptedException {
    assertThat(begun.await(ApiClient.PATIENCE.toSeconds(), TimeUnit.SECONDS))
        .as("%s begins", habits)
        .isTrue();
  }

  private static String question(String query) {
    return query.isEmpty() ? "" : "?" + query.substring(1);
  }

  private String selectorQuery() {
    return habits.selector().isEmpty() ? "" : "&labelSelector=" + habits.selector();
  }

  private String query() {
    String start =
        fresh
            ? "&resourceVersion=" + version
            : "&sendInitialEvents=true&resourceVersionMatch=NotOlderThan";
    // Some watches are ended by the server, which sends a last bookmark.
    String end = random.nextInt(4) == 0 ? "&timeoutSeconds=1" : "";
    return start + "&allowWatchBookmarks=true" + end + selectorQuery();
  }

  private void watch() throws IOException {
    connections++;
    int patience = 1 + random.nextInt(habits.slow() ? 400 : 150);
    boolean initial = !fresh;
    if (initial) {
      known.clear();
    }
    try (EventStream events = EventStream.open(client, habits.path(), query(), habits.protobuf())) {
      // Until everything is there for the first time the connection holds.
      while ((initial && !fresh) || patience-- > 0) {
        Optional<Event> next = events.next();
        if (next.isEmpty() || isDone()) {
          return;
        }
        if (habits.slow()) {
          LockSupport.parkNanos(SLOW);
        }
        hear(next.get());
        if (next.get().type().equals("ERROR") || isDone()) {
          return;
        }
      }
    }
  }

  private void hear(Event event) {
    switch (event.type()) {
      case "ERROR" -> {
        assertThat(event.code()).as("%s: %s", habits, event).isEqualTo(410);
        expirations++;
        fresh = false;
      }
      case "BOOKMARK" -> {
        if (!fresh) {
          assertThat(event.initialEventsEnd()).as("%s: %s", habits, event).isTrue();
          begin(event.version());
        } else {
          assertThat(event.version()).as("%s: %s", habits, event).isGreaterThanOrEqualTo(version);
          version = event.version();
        }
      }
      default -> change(event);
    }
  }

  private void change(Event event) {
    if (!fresh) {
      assertThat(event.type()).isEqualTo("ADDED");
      assertThat(known.put(event.key(), event.version())).isNull();
      return;
    }
    assertThat(event.version()).as("%s: %s", habits, event).isGreaterThan(version);
    version = event.version();
    heard.add(version);
    Long before = known.get(event.key());
    switch (event.type()) {
      case "ADDED" -> assertThat(before).as("%s: %s", habits, event).isNull();
      case "MODIFIED", "DELETED" -> assertThat(before).as("%s: %s", habits, event).isNotNull();
      default -> throw new AssertionError("unknown event: " + event);
    }
    if (event.type().equals("DELETED")) {
      known.remove(event.key());
    } else {
      known.put(event.key(), event.version());
    }
  }

  Habits habits() {
    return habits;
  }

  /** The objects it knows of with their versions. */
  Map<String, Long> known() {
    return known;
  }

  /** The versions of all events since it last had to begin from the start. */
  List<Long> heard() {
    return heard;
  }

  /** The version after which {@link #heard} begins. */
  long heardSince() {
    return heardSince;
  }

  /** The version up to which it has heard everything. */
  long version() {
    return version;
  }

  int connections() {
    return connections;
  }

  int expirations() {
    return expirations;
  }
}
