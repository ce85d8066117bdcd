package dev.navarch.api.roundtrip;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs work on a thread with half the stack that threads usually have. */
final class SmallStack {
  private static final int BYTES = 512 * 1024;

  private SmallStack() {}

  static <T> T call(Callable<T> work) throws ExecutionException, InterruptedException {
    FutureTask<T> task = new FutureTask<>(work);
    new Thread(null, task, "small stack", BYTES).start();
    return task.get();
  }
}
