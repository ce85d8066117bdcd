package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.client.cache.CacheMetrics;
import dev.navarch.client.cache.ReflectorOptions;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.testing.server.Await;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;

/**
 * An informer of config maps in hurried time, with all that can be seen of it from outside. When it
 * is closed nothing may be left of it.
 */
final class ObservedInformer implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration GLANCE = Duration.ofMillis(500);

  private final List<Thread> threads = new CopyOnWriteArrayList<>();
  private final List<Exception> failures = new CopyOnWriteArrayList<>();
  private final AtomicInteger lists = new AtomicInteger();
  private final AtomicInteger watches = new AtomicInteger();
  private final AtomicInteger stalls = new AtomicInteger();
  private final Story story = new Story();
  private final SharedIndexInformer<ConfigMap> informer;

  private ObservedInformer(
      ResourceClient<ConfigMap, ConfigMapList> maps, UnaryOperator<ReflectorOptions> habits) {
    this.informer =
        SharedIndexInformer.builder(maps.listerWatcher())
            .options(
                habits.apply(
                    ReflectorOptions.named("maps")
                        .withTimeSource(new HurriedTime(100, 2))
                        .withStallTimeout(Duration.ofHours(1))
                        .withThreads(remembered())
                        .withMetrics(new Counts())
                        .withErrorHandler((name, failure) -> failures.add(failure))))
            .build();
    informer.addEventHandler(story);
  }

  /** Starts one and waits for its first list. */
  static ObservedInformer start(
      ResourceClient<ConfigMap, ConfigMapList> maps, UnaryOperator<ReflectorOptions> habits) {
    ObservedInformer observed = begin(maps, habits);
    observed.awaitSynced();
    return observed;
  }

  static ObservedInformer start(ResourceClient<ConfigMap, ConfigMapList> maps) {
    return start(maps, UnaryOperator.identity());
  }

  /** Starts one and does not wait for anything. */
  static ObservedInformer begin(
      ResourceClient<ConfigMap, ConfigMapList> maps, UnaryOperator<ReflectorOptions> habits) {
    ObservedInformer observed = new ObservedInformer(maps, habits);
    observed.informer.start();
    return observed;
  }

  private ThreadFactory remembered() {
    ThreadFactory factory = Thread.ofVirtual().factory();
    return work -> {
      Thread thread = factory.newThread(work);
      threads.add(thread);
      return thread;
    };
  }

  private final class Counts implements CacheMetrics {
    @Override
    public void listed(String name, int objects, Duration took) {
      lists.incrementAndGet();
    }

    @Override
    public void watchStarted(String name) {
      watches.incrementAndGet();
    }

    @Override
    public void watchStalled(String name) {
      stalls.incrementAndGet();
    }
  }

  void awaitSynced() {
    try {
      assertThat(informer.awaitSynced(PATIENCE)).as("synced; failures: %s", failures).isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /**
   * Waits until the store and the handler know what a direct way to the server shows. That is asked
   * for again now and then: the server has loops of its own that write.
   */
  void awaitLike(ResourceClient<ConfigMap, ConfigMapList> direct) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    Map<String, ConfigMap> truth = byName(list(direct));
    while (!isLike(truth) && System.nanoTime() < end) {
      truth = byName(list(direct));
    }
    if (!story.knows(truth)) {
      assertThat(byName(informer.indexer().list()))
          .as("the store; failures: %s", failures)
          .isEqualTo(truth);
    }
    assertThat(story.knows(truth)).as("the handler knows what the store has").isTrue();
    assertThat(story.lies()).isEmpty();
  }

  private boolean isLike(Map<String, ConfigMap> truth) {
    return Await.until(
        GLANCE, () -> byName(informer.indexer().list()).equals(truth) && story.knows(truth));
  }

  private static List<ConfigMap> list(ResourceClient<ConfigMap, ConfigMapList> direct) {
    try {
      return direct.list().items();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static Map<String, ConfigMap> byName(Collection<ConfigMap> objects) {
    Map<String, ConfigMap> byName = new HashMap<>();
    objects.forEach(object -> byName.put(object.metadata().name(), object));
    return byName;
  }

  Story story() {
    return story;
  }

  /** What it was told of failures, the first one first. */
  List<Exception> failures() {
    return failures;
  }

  int lists() {
    return lists.get();
  }

  int watches() {
    return watches.get();
  }

  int stalls() {
    return stalls.get();
  }

  long liveThreads() {
    return threads.stream().filter(Thread::isAlive).count();
  }

  @Override
  public void close() {
    informer.close();
    assertThat(threads)
        .filteredOn(Thread::isAlive)
        .extracting(Thread::getName)
        .as("threads that are left")
        .isEmpty();
  }
}
