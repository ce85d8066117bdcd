package dev.navarch.attacks.measuring;

import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.Target;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/** A client that goes on with one kind of ordinary request while others attack. */
final class Bystander implements AutoCloseable {
  private static final long BETWEEN = Duration.ofMillis(10).toNanos();

  private final PlainClient client;
  private final Function<PlainClient, Answer> request;
  private final Thread thread;
  private final List<Double> millis = new ArrayList<>();
  private int failures;
  private volatile boolean stopped;

  private Bystander(Target target, String token, Function<PlainClient, Answer> request) {
    this.client = target.client(token);
    this.request = request;
    this.thread = Thread.ofPlatform().daemon().unstarted(this::run);
  }

  static Bystander start(Target target, String token, Function<PlainClient, Answer> request) {
    Bystander bystander = new Bystander(target, token, request);
    bystander.thread.start();
    return bystander;
  }

  private void run() {
    while (!stopped) {
      long start = System.nanoTime();
      boolean succeeded;
      try {
        succeeded = request.apply(client).status() < 300;
      } catch (RuntimeException e) {
        succeeded = false;
      }
      if (stopped) {
        return;
      }
      millis.add((System.nanoTime() - start) / 1e6);
      failures += succeeded ? 0 : 1;
      LockSupport.parkNanos(BETWEEN);
    }
  }

  /** Ends after the request under way, and returns what was measured. */
  Latencies stop() {
    long waited = System.nanoTime();
    stopped = true;
    try {
      thread.join(Duration.ofSeconds(30));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    double last = (System.nanoTime() - waited) / 1e6;
    List<Double> all = new ArrayList<>(millis);
    if (last > 100 || all.isEmpty()) {
      all.add(last); // a request that the attack still held up counts with what it waited
    }
    return new Latencies(all, failures);
  }

  @Override
  public void close() {
    client.close();
  }
}
