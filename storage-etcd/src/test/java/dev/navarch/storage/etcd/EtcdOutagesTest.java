package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.Await;
import dev.navarch.storage.testing.RecordingListener;
import dev.navarch.storage.testing.etcd.CuttingProxy;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a caller is told while etcd cannot be reached or does not answer. */
@Timeout(60)
class EtcdOutagesTest {
  private static final ByteString KEY = ByteString.utf8("key");
  private static final ByteString VALUE = ByteString.utf8("value");
  private static final Duration DIAL = Duration.ofSeconds(1);
  private static final Duration REQUEST = Duration.ofSeconds(2);
  private static final Duration SOON = REQUEST.plusSeconds(2);

  private EtcdServer server;
  private CuttingProxy proxy;
  private EtcdStore store;

  @BeforeEach
  void open() {
    server = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync());
    proxy = CuttingProxy.start(server.endpoint());
    store = EtcdStore.open(EtcdConfig.of(proxy.endpoint().toString()).withTimeouts(DIAL, REQUEST));
  }

  @AfterEach
  void close() {
    if (server != null) {
      store.close();
      proxy.close();
      server.close();
    }
  }

  @Test
  void aServerThatHangsIsGivenUpInTime() {
    RecordingListener listener = new RecordingListener();
    store.watch(WatchRequest.of(KeySpan.ALL), listener);
    server.pause();

    assertThat(failure(s -> s.get(KEY)).outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(failure(s -> s.commit(Txn.put(KEY, VALUE))).outcome()).isEqualTo(Outcome.UNKNOWN);
    assertThat(store.health().writable()).isFalse();

    server.resume();
    Await.until("the server is well again", () -> store.health().writable());
    store.commit(Txn.put(ByteString.utf8("other"), VALUE));
    assertThat(listener.awaitEvents(1)).isNotEmpty();
  }

  @Test
  void aLostAnswerLeavesTheOutcomeUnknown() {
    proxy.dropResponses(true);

    assertThat(failure(s -> s.commit(Txn.put(KEY, VALUE))).outcome()).isEqualTo(Outcome.UNKNOWN);

    proxy.dropResponses(false);
    Await.until("etcd is back", () -> store.health().writable());
    assertThat(store.get(KEY)).as("the write whose answer was lost").isPresent();
  }

  @Test
  void aWriteThatNobodyTakesIsNotApplied() {
    proxy.refuse(true);
    proxy.cut();
    failure(s -> s.get(KEY));

    StorageException.Unavailable failure = failure(s -> s.commit(Txn.put(KEY, VALUE)));

    assertThat(failure.outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(failure).hasMessageContaining("cannot be reached");
    proxy.refuse(false);
    Await.until("etcd is back", () -> store.health().writable());
    assertThat(store.get(KEY)).isEmpty();
  }

  @Test
  void aShortOutageIsNotNoticed() {
    proxy.refuse(true);
    proxy.cut();
    Await.until("the connection is lost", () -> proxy.connections() == 0);
    CompletableFuture<Void> back =
        CompletableFuture.runAsync(
            () -> proxy.refuse(false),
            CompletableFuture.delayedExecutor(200, TimeUnit.MILLISECONDS));

    assertThat(store.get(KEY)).isEmpty();

    back.join();
  }

  @Test
  void aWatchFromNowOnFailsIfNobodyKnowsWhatNowIs() {
    server.pause();
    RecordingListener listener = new RecordingListener();

    store.watch(WatchRequest.of(KeySpan.ALL), listener);

    listener.awaitFailure(StorageException.Unavailable.class);
    server.resume();
  }

  @Test
  void aWatchFromARevisionWaitsForTheServer() {
    long now = store.revision();
    server.kill();
    RecordingListener listener = RecordingListener.patient(Duration.ofSeconds(30));
    store.watch(WatchRequest.of(KeySpan.ALL).from(now + 1), listener);

    server.restart();
    Await.until("the server is well again", () -> store.health().writable());
    store.commit(Txn.put(KEY, VALUE));

    assertThat(listener.awaitEvents(1)).hasSize(1);
  }

  @Test
  void anInterruptEndsACallAndIsKept() throws InterruptedException {
    server.pause();
    AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
    AtomicBoolean kept = new AtomicBoolean();
    Thread caller =
        Thread.ofVirtual()
            .start(() -> {
              thrown.set(catchThrowable(() -> store.get(KEY)));
              kept.set(Thread.currentThread().isInterrupted());
            });
    Await.until(
        "the caller waits",
        () ->
            caller.getState() == Thread.State.TIMED_WAITING
                || caller.getState() == Thread.State.WAITING);

    caller.interrupt();

    assertThat(caller.join(Duration.ofSeconds(1))).as("ended before the timeout").isTrue();
    assertThat(thrown.get()).isInstanceOf(StorageException.Unavailable.class);
    assertThat(kept).isTrue();
    server.resume();
  }

  @Test
  void closingEndsCallsThatAreUnderWay() {
    server.pause();
    CompletableFuture<Throwable> call =
        CompletableFuture.supplyAsync(() -> catchThrowable(() -> store.get(KEY)));

    store.close();

    assertThat(call.orTimeout(1, TimeUnit.SECONDS).join())
        .isInstanceOf(StorageException.Closed.class);
    server.resume();
  }

  @Test
  void openingWithoutAServerFailsInTime() {
    server.kill();

    assertThatThrownBy(() ->
            EtcdStore.open(EtcdConfig.of(server.endpoint().toString()).withTimeouts(DIAL, REQUEST)))
        .isInstanceOf(StorageException.Unavailable.class)
        .hasMessageContaining("Connection refused");
  }

  /** The failure of a call that must fail soon. */
  private StorageException.Unavailable failure(Consumer<EtcdStore> call) {
    long start = System.nanoTime();
    Throwable thrown = catchThrowable(() -> call.accept(store));
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOON);
    assertThat(thrown).isInstanceOf(StorageException.Unavailable.class);
    return (StorageException.Unavailable) thrown;
  }
}
