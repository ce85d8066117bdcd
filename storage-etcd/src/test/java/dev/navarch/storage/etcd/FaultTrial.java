package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.Await;
import dev.navarch.storage.testing.Call;
import dev.navarch.storage.testing.Crowd;
import dev.navarch.storage.testing.HistoryChecker;
import dev.navarch.storage.testing.HistoryRecorder;
import dev.navarch.storage.testing.RecordingListener;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Many threads at work on few keys while something goes wrong, and a watch from the beginning. In
 * the end everything that clients were told must fit together, and with what etcd itself remembers.
 */
final class FaultTrial implements AutoCloseable {
  private static final int THREADS = 6;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final List<ByteString> KEYS =
      Stream.of("a", "b", "c", "d", "e", "f", "g", "h").map(ByteString::utf8).toList();

  private final EtcdConfig direct;
  private final Store writing;
  private final Store watching;
  private final long start;
  private final HistoryRecorder recorder = new HistoryRecorder();
  private final RecordingListener heard = RecordingListener.patient(PATIENCE);
  private final AtomicInteger written = new AtomicInteger();

  /**
   * @param direct a way to etcd that works when all is over
   * @param writers the way of those who write
   * @param watchers the way of the one who watches
   * @param open what they use
   */
  FaultTrial(
      EtcdConfig direct,
      EtcdConfig writers,
      EtcdConfig watchers,
      Function<EtcdConfig, Store> open) {
    this.direct = direct;
    writing = open.apply(writers);
    watching = open.apply(watchers);
    start = watching.revision() + 1;
    watching.watch(
        WatchRequest.of(KeySpan.ALL).from(start).withPreviousValues().queueLimit(1_000_000), heard);
  }

  FaultTrial(EtcdConfig direct, EtcdConfig writers, EtcdConfig watchers) {
    this(direct, writers, watchers, EtcdStore::open);
  }

  /** One way for all. */
  FaultTrial(EtcdConfig config) {
    this(config, config, config);
  }

  /** Works while this goes wrong. */
  void runWhile(Runnable faults) {
    List<HistoryRecorder.Client> clients =
        IntStream.range(0, THREADS).mapToObj(i -> recorder.client(writing)).toList();
    List<Random> randoms = IntStream.range(0, THREADS).mapToObj(Random::new).toList();
    Crowd.repeat(
        THREADS,
        member -> {
          Call call = clients.get(member).callAtRandom(KEYS, randoms.get(member));
          if (call.answer() instanceof Call.Answer.Done) {
            written.incrementAndGet();
          }
        },
        faults);
  }

  /** Waits until so many more writes are acknowledged. */
  void awaitWrites(int count) {
    int enough = written.get() + count;
    Await.until(count + " more writes are acknowledged", PATIENCE, () -> written.get() >= enough);
  }

  List<Call> calls() {
    return recorder.calls();
  }

  /** Checks all that was told, and gives the events that etcd remembers. */
  List<WatchEvent> verify() {
    HistoryChecker.check(recorder.calls());
    try (EtcdStore truth = EtcdStore.open(direct)) {
      RecordingListener replay = RecordingListener.patient(PATIENCE);
      long end = truth.commit(Txn.put(ByteString.utf8("end"), ByteString.EMPTY)).revision();
      truth.watch(WatchRequest.of(KeySpan.ALL).from(start).withPreviousValues(), replay);
      replay.awaitRevision(end);
      heard.awaitRevision(end);
      List<WatchEvent> events = replay.events();
      assertThat(heard.events()).as("what the watch heard").isEqualTo(events);
      assertThat(heard.failure()).as("what ended the watch").isEmpty();
      checkPuts(events);
      return events;
    }
  }

  private void checkPuts(List<WatchEvent> events) {
    Map<ByteString, Long> revisions = new HashMap<>();
    for (WatchEvent event : events) {
      if (event instanceof WatchEvent.Put put) {
        revisions.put(put.current().value(), event.revision());
      }
    }
    for (Call call : recorder.calls()) {
      if (call.request() instanceof Call.Request.Put put) {
        Long revision = revisions.get(put.value());
        switch (call.answer()) {
          case Call.Answer.Done done ->
              assertThat(revision).as("revision of %s", call).isEqualTo(done.revision());
          case Call.Answer.Unknown unknown -> {}
          default -> assertThat(revision).as("revision of %s", call).isNull();
        }
      }
    }
  }

  @Override
  public void close() {
    writing.close();
    watching.close();
  }
}
