package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.LatencyHistogram;
import dev.navarch.benchmarks.measuring.Median;
import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.DoubleStream;

/**
 * Events on their way to so many watchers of all pods: in bursts, for which puts are sent in large
 * transactions so that it is not the writing that takes the time, and one by one.
 */
record Watching(int watchers) implements Measurement {
  private static final int WRITERS = 4;
  private static final int PUTS_OF_TXN = 100;
  private static final int LEAST_BURSTS = 3;

  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale)
      throws InterruptedException {
    int puts = scale.burst(watchers);
    try (RunningEngine running = RunningEngine.start(engine, folder);
        Audience audience = new Audience(running.store(), watchers, puts)) {
      Store store = running.store();
      bursts(store, audience, puts, scale.warmUp().toNanos(), 1);
      double[] rates = bursts(store, audience, puts, scale.time().toNanos(), LEAST_BURSTS);
      List<Reading> readings = new ArrayList<>();
      readings.add(new Reading(what() + ", bursts", Unit.EVENTS_PER_SECOND, Median.of(rates)));
      readings.addAll(singles(store, audience, scale.watchedPuts()));
      return readings;
    }
  }

  private String what() {
    return "watch, " + (watchers == 1 ? "1 watcher" : watchers + " watchers");
  }

  /** The events delivered per second in each burst, from the first put to the last watcher. */
  private double[] bursts(Store store, Audience audience, int puts, long nanos, int least)
      throws InterruptedException {
    DoubleStream.Builder rates = DoubleStream.builder();
    long end = System.nanoTime() + nanos;
    for (int burst = 0; burst < least || System.nanoTime() < end; burst++) {
      audience.expect(puts);
      long start = System.nanoTime();
      send(store, puts);
      rates.add((double) puts * watchers / (audience.await() - start) * 1e9);
    }
    return rates.build().toArray();
  }

  private static void send(Store store, int puts) {
    AtomicInteger next = new AtomicInteger();
    Crew.run(
        WRITERS,
        writer -> {
          SplittableRandom random = new SplittableRandom(writer);
          int sent = 0;
          for (int first = next.getAndAdd(PUTS_OF_TXN);
              first < puts;
              first = next.getAndAdd(PUTS_OF_TXN)) {
            Txn.Builder txn = Txn.builder();
            for (int i = first; i < Math.min(first + PUTS_OF_TXN, puts); i++) {
              txn.put(Pods.key(i), Pods.value(random));
            }
            long unused = Content.committed(store.commit(txn.build()));
            sent++;
          }
          return sent;
        });
  }

  /**
   * How long a put takes to the last watcher: from its beginning, and from when it returned. In
   * etcd watchers may hear of a put before it returns; that counts as no time.
   */
  private List<Reading> singles(Store store, Audience audience, int puts)
      throws InterruptedException {
    LatencyHistogram sinceBegun = new LatencyHistogram();
    LatencyHistogram sinceReturned = new LatencyHistogram();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < puts; i++) {
      Txn txn = Txn.put(Pods.key(i), Pods.value(random));
      audience.expect(1);
      long begun = System.nanoTime();
      long unused = Content.committed(store.commit(txn));
      long returned = System.nanoTime();
      long heard = audience.await();
      sinceBegun.record(heard - begun);
      sinceReturned.record(heard - returned);
    }
    return List.of(
        reading(", put begun to last watcher: p50", sinceBegun, 0.5),
        reading(", put returned to last watcher: p50", sinceReturned, 0.5),
        reading(", put returned to last watcher: p99", sinceReturned, 0.99));
  }

  private Reading reading(String path, LatencyHistogram delays, double share) {
    return new Reading(what() + path, Unit.MICROSECONDS, delays.percentile(share) / 1e3);
  }
}
