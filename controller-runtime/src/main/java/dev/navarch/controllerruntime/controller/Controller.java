package dev.navarch.controllerruntime.controller;

import dev.navarch.controllerruntime.lifecycle.StopSignal;
import dev.navarch.controllerruntime.lifecycle.Task;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.source.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Calls a reconciler for what sources say. The same request is with one worker at a time; a request
 * that comes while it is worked on is worked on once more. What waits when the controller stops is
 * forgotten: at the next start sources tell of everything that is there.
 *
 * <p>It may run again after it has stopped, and not twice at once: {@code oneRun} is held while it
 * runs. Another lock guards the sources, and is not held while they start.
 */
public final class Controller implements Task {
  private final ControllerOptions options;
  private final Reconciler reconciler;
  private final ReentrantLock oneRun = new ReentrantLock();
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private final List<Source> sources = new ArrayList<>();
  private @Nullable ControllerRun current;

  public Controller(ControllerOptions options, Reconciler reconciler, List<Source> sources) {
    this.options = options;
    this.reconciler = reconciler;
    this.sources.addAll(sources);
  }

  @Override
  public String name() {
    return options.name();
  }

  @Override
  public boolean needsLeaderElection() {
    return options.needsLeaderElection();
  }

  /**
   * Adds a source. If the controller runs, it is started at once and waited for, as long as sources
   * may take.
   *
   * @throws IOException if it cannot be started, or does not sync in time
   */
  public void watch(Source source) throws IOException, InterruptedException {
    ControllerRun run;
    lock.lock();
    try {
      sources.add(source);
      run = current;
    } finally {
      lock.unlock();
    }
    if (run != null) {
      run.begin(List.of(source));
    }
  }

  @Override
  public void run(StopSignal stop) throws Exception {
    oneRun.lockInterruptibly();
    try {
      ControllerRun run = new ControllerRun(options, reconciler, stop);
      try {
        begin(run);
        run.work();
      } finally {
        end(run);
      }
    } finally {
      oneRun.unlock();
    }
  }

  private void begin(ControllerRun run) throws IOException, InterruptedException {
    List<Source> all;
    lock.lock();
    try {
      current = run;
      all = List.copyOf(sources);
    } finally {
      lock.unlock();
    }
    run.begin(all);
  }

  private void end(ControllerRun run) {
    lock.lock();
    try {
      current = null;
    } finally {
      lock.unlock();
    }
    run.closeSources();
    run.awaitWorkers();
  }
}
