package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** Whatever goes wrong on the way, an informer ends up like the server and tells a true story. */
class InformerProperties {
  enum Fault {
    CUT,
    END,
    GONE,
    FORGOTTEN,
    BUSY,
    LIST_FAILS,
    LIST_EXPIRES,
    WATCH_FAILS,
    SILENCE,
    BOOKMARK,
    LATE_HANDLER,
    HANDLER_LEAVES,
    LET_SLOW_HANDLER_GO_ON
  }

  sealed interface Step {
    record Put(String name, int text) implements Step {}

    record Delete(String name) implements Step {}

    record Happens(Fault fault) implements Step {}

    record Passes(int seconds) implements Step {}

    /** Time passes until the store has caught up. */
    record CatchesUp() implements Step {}
  }

  @Provide
  Arbitrary<List<Step>> steps() {
    Arbitrary<String> names = Arbitraries.of("a", "b", "c");
    Arbitrary<Step> put =
        Combinators.combine(names, Arbitraries.integers().between(0, 9)).as(Step.Put::new);
    Arbitrary<Step> delete = names.map(Step.Delete::new);
    Arbitrary<Step> fault = Arbitraries.of(Fault.class).map(Step.Happens::new);
    Arbitrary<Step> time = Arbitraries.of(1, 5, 40, 200).map(Step.Passes::new);
    Arbitrary<Step> catchUp = Arbitraries.just(new Step.CatchesUp());
    return Arbitraries.oneOf(put, put, delete, fault, fault, time, catchUp).list().ofMaxSize(40);
  }

  @Property(tries = 150)
  void storeEndsLikeTheServerAndHandlersHearATrueStory(
      @ForAll("steps") List<Step> steps, @ForAll boolean watchList, @ForAll long seed) {
    new World(watchList, seed).play(steps, true);
  }

  @Property(tries = 50)
  void closingAtAnyMomentLeavesNothingBehind(
      @ForAll("steps") List<Step> steps, @ForAll boolean watchList, @ForAll long seed) {
    new World(watchList, seed).play(steps, false);
  }

  /** A text that the transform cannot take. */
  private static final String UNTAKEN = "7";

  /** A text that the index function fails on. */
  private static final String UNINDEXED = "8";

  private static String textOf(ConfigMap object) {
    return object.data().getOrDefault("text", "");
  }

  private static final class World {
    private final SteppedTime time = new SteppedTime();
    private final RecordedThreads threads = new RecordedThreads();
    private final ScriptedServer server = new ScriptedServer();
    private final Semaphore patience = new Semaphore(0);
    private final List<Listener> listeners = new ArrayList<>();
    private final List<Listener> gone = new ArrayList<>();
    private final Map<Listener, ResourceEventHandlerRegistration> registrations = new HashMap<>();
    private final SharedIndexInformer<ConfigMap> informer;

    World(boolean watchList, long seed) {
      server.streams(watchList);
      informer =
          SharedIndexInformer.builder(server)
              .options(
                  ReflectorOptions.named("maps")
                      .withTimeSource(time.withRandom(new Random(seed)::nextDouble))
                      .withThreads(threads)
                      .withResyncPeriod(Duration.ofSeconds(30))
                      .withWatchList(watchList)
                      .withErrorHandler((name, failure) -> {
                        throw new IllegalStateException("nobody wants to know", failure);
                      }))
              .transform(object -> {
                if (textOf(object).equals(UNTAKEN)) {
                  throw new IllegalStateException("cannot take it");
                }
                return object;
              })
              .index(
                  "byText",
                  object -> {
                    if (textOf(object).equals(UNINDEXED)) {
                      throw new AssertionError("has no value");
                    }
                    return List.of(textOf(object));
                  })
              .build();
    }

    void play(List<Step> steps, boolean toTheEnd) {
      listen(new Listener(), Duration.ZERO);
      listen(new Listener(), Duration.ofSeconds(10));
      listen(new SlowListener(patience), Duration.ofSeconds(60));
      listen(new FailingListener(), Duration.ZERO);
      server.put("a", "first");
      informer.start();
      try {
        steps.forEach(this::take);
        if (toTheEnd) {
          settle();
        }
      } finally {
        patience.release(1_000_000);
        informer.close();
      }
      listeners.addAll(gone);
      for (Listener listener : listeners) {
        assertThat(listener.lies).isEmpty();
      }
      assertThat(threads.alive()).isEmpty();
      assertThat(server.openWatches()).isZero();
    }

    private void listen(Listener listener, Duration resync) {
      listeners.add(listener);
      registrations.put(listener, informer.addEventHandler(listener, resync));
    }

    private void leave() {
      Listener last = listeners.removeLast();
      gone.add(last);
      assertThat(informer.removeEventHandler(Objects.requireNonNull(registrations.get(last))))
          .isTrue();
    }

    private void take(Step step) {
      switch (step) {
        case Step.Put(String name, int text) -> server.put(name, Integer.toString(text));
        case Step.Delete(String name) -> server.delete(name);
        case Step.Passes(int seconds) -> time.advance(Duration.ofSeconds(seconds));
        case Step.CatchesUp() -> awaitStore();
        case Step.Happens(Fault fault) -> happen(fault);
      }
    }

    private void happen(Fault fault) {
      switch (fault) {
        case CUT -> server.cut();
        case END -> server.end();
        case GONE -> {
          server.compact();
          server.fail(ApiException.resourceExpired("too old resource version"));
        }
        case FORGOTTEN -> {
          server.cut();
          server.compact();
        }
        case BUSY -> server.fail(ApiException.tooManyRequests("busy", 3));
        case LIST_FAILS -> server.failList(new IOException("connection refused"));
        case LIST_EXPIRES -> server.failList(ApiException.resourceExpired("too old"));
        case WATCH_FAILS -> server.failWatch(ApiException.serviceUnavailable("starting"));
        case SILENCE -> server.hush();
        case BOOKMARK -> server.bookmark();
        case LATE_HANDLER -> listen(new Listener(), Duration.ZERO);
        case HANDLER_LEAVES -> {
          if (listeners.size() > 1) {
            leave();
          }
        }
        case LET_SLOW_HANDLER_GO_ON -> patience.release(3);
      }
    }

    /**
     * Faults come once each: with time every list and watch succeeds. Of objects that cannot be
     * taken in the store has what was there before.
     */
    private void awaitStore() {
      Eventually.until(
          "the store is like the server",
          () -> {
            time.advance(Duration.ofSeconds(5));
            Map<String, ConfigMap> known = byName(informer.indexer().list());
            Map<String, ConfigMap> truth = byName(server.objects());
            truth.forEach((name, object) -> {
              if (textOf(object).equals(UNTAKEN)) {
                known.remove(name);
              }
            });
            truth.values().removeIf(object -> textOf(object).equals(UNTAKEN));
            return known.equals(truth);
          });
    }

    /** Lets time pass on a healthy server until everybody knows everything. */
    private void settle() {
      server.recover();
      for (ConfigMap object : server.objects()) {
        if (textOf(object).equals(UNTAKEN)) {
          server.put(object.metadata().name(), "taken");
        }
      }
      patience.release(1_000_000);
      Eventually.until(
          "store and handlers are like the server",
          () -> {
            time.advance(Duration.ofSeconds(20));
            Map<String, ConfigMap> truth = byName(server.objects());
            return byName(informer.indexer().list()).equals(truth)
                && listeners.stream().allMatch(listener -> listener.knows(truth));
          });
      Set<String> texts = new HashSet<>();
      server.objects().forEach(object -> texts.add(textOf(object)));
      texts.remove(UNINDEXED);
      assertThat(informer.indexer().listIndexFuncValues("byText")).isEqualTo(texts);
    }
  }

  private static Map<String, ConfigMap> byName(List<ConfigMap> objects) {
    Map<String, ConfigMap> byName = new HashMap<>();
    objects.forEach(object -> byName.put(object.metadata().name(), object));
    return byName;
  }

  /** Keeps the objects it is told of, and writes down what cannot be true. */
  private static class Listener implements ResourceEventHandler<ConfigMap> {
    final List<String> lies = new CopyOnWriteArrayList<>();
    private final Map<String, ConfigMap> known = new HashMap<>();

    @Override
    public void onAdd(ConfigMap object, boolean inInitialList) {
      change(object.metadata().name(), null, object, "add");
    }

    @Override
    public void onUpdate(ConfigMap before, ConfigMap after) {
      if (version(after) < version(before)) {
        lies.add("back in time: " + before + " to " + after);
      }
      change(after.metadata().name(), before, after, "update");
    }

    @Override
    public void onDelete(ConfigMap last, boolean finalStateUnknown) {
      ConfigMap before = remove(last.metadata().name());
      if (before == null) {
        lies.add("deleted and not there: " + last);
      } else if (finalStateUnknown ? !before.equals(last) : version(last) <= version(before)) {
        lies.add("deleted in another state: " + before + " was " + last);
      }
    }

    private synchronized void change(
        String name, @Nullable ConfigMap before, ConfigMap after, String how) {
      ConfigMap old = known.put(name, after);
      if (!Objects.equals(old, before)) {
        lies.add(how + " of " + before + " but known is " + old);
      }
    }

    private synchronized @Nullable ConfigMap remove(String name) {
      return known.remove(name);
    }

    synchronized boolean knows(Map<String, ConfigMap> truth) {
      return known.equals(truth);
    }

    private static long version(ConfigMap object) {
      return Long.parseLong(object.metadata().resourceVersion());
    }
  }

  /** Fails after every event, or leaves an interrupt behind. */
  private static final class FailingListener extends Listener {
    @Override
    public void onAdd(ConfigMap object, boolean inInitialList) {
      super.onAdd(object, inInitialList);
      throw new IllegalStateException("expected by the test");
    }

    @Override
    public void onUpdate(ConfigMap before, ConfigMap after) {
      super.onUpdate(before, after);
      Thread.currentThread().interrupt();
    }

    @Override
    public void onDelete(ConfigMap last, boolean finalStateUnknown) {
      super.onDelete(last, finalStateUnknown);
      throw new AssertionError("expected by the test");
    }
  }

  /** Handles an event when it is allowed to. */
  private static final class SlowListener extends Listener {
    private final Semaphore patience;

    SlowListener(Semaphore patience) {
      this.patience = patience;
    }

    @Override
    public void onAdd(ConfigMap object, boolean inInitialList) {
      patience.acquireUninterruptibly();
      super.onAdd(object, inInitialList);
    }

    @Override
    public void onUpdate(ConfigMap before, ConfigMap after) {
      patience.acquireUninterruptibly();
      super.onUpdate(before, after);
    }

    @Override
    public void onDelete(ConfigMap last, boolean finalStateUnknown) {
      patience.acquireUninterruptibly();
      super.onDelete(last, finalStateUnknown);
    }
  }
}
