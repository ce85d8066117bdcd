package dev.navarch.controllerruntime.controller;

import dev.navarch.apimachinery.errors.ApiException;
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
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * A controller from its start to its end. Sources are started and closed under the controller's
 * lock; the workers share the queue and nothing else.
 */
final class ControllerRun implements RequestQueue {
  private static final Logger LOG = System.getLogger("dev.navarch.controllerruntime.controller");

  private final ControllerOptions options;
  private final Reconciler reconciler;
  private final StopSignal stop;
  private final RateLimitingQueue<Request> queue;
  private final ControllerSeries series;
  private final List<Source.Running> sources = new ArrayList<>();
  private final List<Thread> workers = new ArrayList<>();

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

  Source.Running start(Source source) throws IOException, InterruptedException {
    Source.Running running = source.start(this);
    sources.add(running);
    return running;
  }

  void awaitSynced(Source.Running running) throws IOException, InterruptedException {
    if (!running.awaitSynced(options.syncTimeout()) && !stop.isGiven()) {
      throw new IOException(
          "a source of controller "
              + options.name()
              + " has not synced within "
              + options.syncTimeout().toSeconds()
              + "s");
    }
  }

  void closeSources() {
    sources.forEach(Source.Running::close);
    sources.clear();
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
    } catch (TerminalException e) {
      queue.forget(request);
      series.gaveUp();
      LOG.log(Level.ERROR, () -> "reconciling failed for good, " + describe(request, context), e);
    } catch (InterruptedException e) {
      interrupted(request, context, e);
    } catch (Throwable e) {
      tryAgain(request, context, e);
    } finally {
      series.ended(outcome, Duration.ofNanos(System.nanoTime() - start));
    }
    if (!stop.isGiven()) {
      boolean unused =
          Thread.interrupted(); // what a reconciler leaves behind does not end a worker
    }
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
