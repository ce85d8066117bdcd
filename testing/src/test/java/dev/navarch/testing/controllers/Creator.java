package dev.navarch.testing.controllers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.testing.server.Await;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/**
 * Creates objects in one collection, one after the other, until it is refused, cut off or told to
 * stop, and remembers what was acknowledged. It works on a virtual thread of its own; any thread
 * may ask. Whoever starts one closes it: others may use the same server afterwards.
 */
public final class Creator implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** Far more than any test gives it the time for. */
  private static final int MOST = 50_000;

  private final Objects objects;
  private final String collection;
  private final String prefix;
  private final String[] owners;
  private final List<String> acknowledged = Collections.synchronizedList(new ArrayList<>());
  private final FutureTask<Optional<RuntimeException>> work = new FutureTask<>(this::create);
  private volatile boolean stopped;

  private Creator(Objects objects, String collection, String prefix, String... owners) {
    this.objects = objects;
    this.collection = collection;
    this.prefix = prefix;
    this.owners = owners;
  }

  /**
   * Begins to create objects.
   *
   * @param prefix what their names begin with; a number follows
   * @param owners as {@link Objects#owner} says them
   */
  public static Creator start(Objects objects, String collection, String prefix, String... owners) {
    Creator creator = new Creator(objects, collection, prefix, owners);
    Thread.ofVirtual().name("creator-" + prefix).start(creator.work);
    return creator;
  }

  private Optional<RuntimeException> create() {
    for (int i = 0; i < MOST && !stopped; i++) {
      String name = prefix + i;
      try {
        objects.create(collection, name, owners);
      } catch (ApiException | UncheckedIOException e) {
        return Optional.of(e);
      }
      acknowledged.add(name);
    }
    return Optional.empty();
  }

  /** The names of what was acknowledged so far. */
  public List<String> acknowledged() {
    return List.copyOf(acknowledged);
  }

  /** Waits until so many more are acknowledged than now. */
  public void awaitMore(int count) {
    int wanted = acknowledged.size() + count;
    assertThat(Await.until(LIMIT, () -> work.isDone() || acknowledged.size() >= wanted))
        .as(prefix + " gets on")
        .isTrue();
    assertThat(acknowledged.size())
        .as(prefix + " was not kept from it")
        .isGreaterThanOrEqualTo(wanted);
  }

  /** Has it stop, and waits until it has. It must not have been kept from anything. */
  public void stop() throws Exception {
    stopped = true;
    assertThat(end()).isEmpty();
  }

  /** Waits until the server says no. */
  public ApiException refusal() throws Exception {
    assertThat(end()).get().isInstanceOf(ApiException.class);
    return (ApiException) end().orElseThrow();
  }

  /**
   * Waits until something keeps it from going on: an {@link ApiException} if the server says no, an
   * {@link UncheckedIOException} if there is no server any more.
   */
  public Optional<RuntimeException> end() throws Exception {
    return work.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
  }

  /** Has it stop, and waits until it has, whatever kept it from going on. */
  @Override
  public void close() throws Exception {
    stopped = true;
    Optional<RuntimeException> unused = end();
  }
}
