package dev.navarch.controllerruntime.controller;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.waiting.Durations;
import dev.navarch.client.workqueue.QueueConfig;
import dev.navarch.client.workqueue.RateLimitingQueue;
import dev.navarch.controllerruntime.lifecycle.StopSignal;
import dev.navarch.controllerruntime.metrics.ControllerSeries;
import dev.navarch.controllerruntime.metrics.ControllerSeries.Outcome;
import dev.navarch.controllerruntime.reconcile.ReconcileContext;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllerruntime.reconcile.TerminalException;
import dev.navarch.controllerruntime.source.RequestQueue;
import dev.navarch.controllerruntime.source.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A controller from its start to its end. The lock guards the sources that run, and is not held
 * while they start, sync or close; the workers share the queue and nothing else.
 */
final class ControllerRun implements RequestQueue {
  private static final Logger LOG = System.getLogger("dev.navarch.controllerruntime.controller");

  /** Causes may go round in circles. */
  private static final int MAX_CAUSES = 64;

  private final ControllerOptions options;
  private final Reconciler reconciler;
  private final StopSignal stop;
  private final RateLimitingQueue<Request> queue;
  private final ControllerSeries series;
  private final List<Thread> workers = new ArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private final List<Source.Running> sources = new ArrayList<>();
  private boolean ended;

  ControllerRun(ControllerOptions options, Reconciler reconciler, StopSignal stop) {
    this.options = options;
    this.reconciler = reconciler;
    this.stop = stop;
    this.queue =
        RateLimitingQueue.create(
            options.rateLimiter().get(), QueueConfig.of(options.name(), options.queueMetrics()));
    this.series = options.metrics().of(options.name());
    series.workers(options.maxConcurrent());
  }

  // ---- requests

  @Override
  public void add(Request request) {
    if (options.accepted().test(request)) {
      queue.add(request);
    }
  }

  @Override
  public void addAfter(Request request, Duration delay) {
    if (options.accepted().test(request)) {
      queue.addAfter(request, delay);
    }
  }

  @Override
  public void addRateLimited(Request request) {
    if (options.accepted().test(request)) {
      queue.addRateLimited(request);
    }
  }

  // ---- sources

  /**
   * Starts sources, one after the other, and waits until all have synced. Another thread does it,
   * so that no source can hold up the end: returns early if it is time to stop, and what is not yet
   * started then is closed as soon as it is.
   *
   * @throws IOException if a source fails, or the time for all of them is up
   */
  void begin(List<Source> starting) throws IOException, InterruptedException {
    CompletableFuture<Boolean> synced = new CompletableFuture<>();
    String name = "controller-" + options.name();
    long since = System.nanoTime();
    Thread starter =
        Thread.ofVirtual()
            .name(name + "-start")
            .start(() -> {
              try {
                startAll(starting, since);
                synced.complete(true);
              } catch (Throwable e) {
                synced.completeExceptionally(e);
              }
            });
    Thread ender =
        Thread.ofVirtual()
            .name(name + "-stop")
            .start(() -> {
              try {
                stop.await();
                synced.complete(false);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt(); // there is nothing more to wait for
              }
            });
    try {
      boolean unused = synced.get(Durations.toNanos(options.syncTimeout()), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw late();
    } catch (ExecutionException e) {
      throw failed(e);
    } finally {
      starter.interrupt();
      ender.interrupt();
    }
  }

  private void startAll(List<Source> starting, long since)
      throws IOException, InterruptedException {
    List<Source.Running> started = new ArrayList<>();
    for (Source source : starting) {
      Source.Running running = source.start(this);
      if (!keep(running)) {
        running.close();
        return;
      }
      started.add(running);
    }
    for (Source.Running running : started) {
      Duration left = options.syncTimeout().minusNanos(System.nanoTime() - since);
      if (!running.awaitSynced(left.isNegative() ? Duration.ZERO : left)) {
        throw late();
      }
    }
  }

  private IOException failed(ExecutionException e) throws InterruptedException {
    return switch (e.getCause()) {
      case IOException cause -> cause;
      case InterruptedException cause -> throw cause;
      case RuntimeException cause -> throw cause;
      case Error cause -> throw cause;
      case null, default ->
          new IOException("a source of controller " + options.name() + " failed", e.getCause());
    };
  }

  private IOException late() {
    return new IOException(
        "a source of controller %s has not synced within %s"
            .formatted(options.name(), syncTimeout()));
  }

  private String syncTimeout() {
    Duration time = options.syncTimeout();
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
  }

  /** Remembers a source, to close it at the end; false if the end was before. */
  private boolean keep(Source.Running running) {
    lock.lock();
    try {
      return !ended && sources.add(running);
    } finally {
      lock.unlock();
    }
  }

  void closeSources() {
    List<Source.Running> running;
    lock.lock();
    try {
      ended = true;
      running = List.copyOf(sources);
      sources.clear();
    } finally {
      lock.unlock();
    }
    running.forEach(Source.Running::close);
    queue.shutDown();
  }

  // ---- workers

  /** Works until the signal to stop is given. */
  void work() throws InterruptedException {
    for (int i = 0; i < options.maxConcurrent(); i++) {
      String name = "controller-" + options.name() + "-" + i;
      workers.add(Thread.ofVirtual().name(name).start(this::workOff));
    }
    try {
      stop.await();
    } catch (InterruptedException e) {
      workers.forEach(Thread::interrupt);
      throw e;
    }
  }

  /**
   * Waits for the workers to finish what they are at. If the thread is interrupted meanwhile, they
   * are as well. It does not return before all have ended.
   */
  void awaitWorkers() {
    boolean interrupted = false;
    for (Thread worker : workers) {
      boolean ended = false;
      while (!ended) {
        try {
          worker.join();
          ended = true;
        } catch (InterruptedException e) {
          interrupted = true;
          workers.forEach(Thread::interrupt);
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void workOff() {
    while (true) {
      try {
        Request request = queue.get();
        if (request == null) {
          return;
        }
        if (!stop.isGiven()) {
          reconcile(request);
        }
        queue.done(request);
      } catch (InterruptedException e) {
        if (stop.isGiven()) {
          Thread.currentThread().interrupt();
          return;
        }
      }
    }
  }

  private void reconcile(Request request) {
    ReconcileContext context =
        new ReconcileContext(
            options.name(), UUID.randomUUID().toString(), queue.numRequeues(request), stop);
    Outcome outcome = Outcome.ERROR;
    series.began();
    long start = System.nanoTime();
    try {
      outcome = settle(request, reconciler.reconcile(request, context));
    } catch (InterruptedException e) {
      interrupted(request, context, e);
    } catch (Throwable e) {
      if (isTerminal(e)) {
        giveUp(request, context, e);
      } else {
        if (isPanic(e)) {
          series.panicked();
        }
        tryAgain(request, context, e);
      }
    } finally {
      series.ended(outcome, Duration.ofNanos(System.nanoTime() - start));
    }
    if (!stop.isGiven()) {
      boolean unused =
          Thread.interrupted(); // what a reconciler leaves behind does not end a worker
    }
  }

  /** Refusals of a server and failed connections are foreseen, also where they are unchecked. */
  private static boolean isPanic(Throwable e) {
    return e instanceof Error
        || (e instanceof RuntimeException
            && !(e instanceof ApiException)
            && !(e instanceof UncheckedIOException));
  }

  private Outcome settle(Request request, Result result) {
    return switch (result) {
      case Result.Done() -> {
        queue.forget(request);
        yield Outcome.SUCCESS;
      }
      case Result.Requeue() -> {
        queue.addRateLimited(request);
        yield Outcome.REQUEUE;
      }
      case Result.RequeueAfter(Duration delay) -> {
        queue.forget(request);
        queue.addAfter(request, delay);
        yield Outcome.REQUEUE_AFTER;
      }
    };
  }

  private void interrupted(Request request, ReconcileContext context, InterruptedException e) {
    if (stop.isGiven()) {
      Thread.currentThread().interrupt();
      LOG.log(Level.INFO, () -> "reconciling was cut short, " + describe(request, context));
    } else {
      tryAgain(request, context, e);
    }
  }

  /** Whether a failure, or what it was wrapped around, says that trying again is of no use. */
  private static boolean isTerminal(Throwable e) {
    Throwable cause = e;
    for (int depth = 0; cause != null && depth < MAX_CAUSES; depth++) {
      if (cause instanceof TerminalException) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private void giveUp(Request request, ReconcileContext context, Throwable e) {
    queue.forget(request);
    series.gaveUp();
    LOG.log(Level.ERROR, () -> "reconciling failed for good, " + describe(request, context), e);
  }

  /** A refusal of the server explains itself; for all else the log shows where it came from. */
  private void tryAgain(Request request, ReconcileContext context, Throwable e) {
    queue.addRateLimited(request);
    String what = "reconciling failed and is tried again, " + describe(request, context);
    if (e instanceof ApiException refused) {
      LOG.log(Level.WARNING, () -> what + ": " + refused.getMessage());
    } else {
      LOG.log(Level.WARNING, what, e);
    }
  }

  private static String describe(Request request, ReconcileContext context) {
    return "controller=%s, request=%s, reconcileID=%s"
        .formatted(context.controller(), request, context.reconcileId());
  }
}
