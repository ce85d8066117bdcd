package dev.navarch.apiserver.server;

import dev.navarch.apiserver.request.RequestInfo;
import java.util.List;

/** Hears of every request: metrics and logs. Called on any thread; must not block. */
public interface RequestLog {
  /** Tells several. */
  static RequestLog all(List<RequestLog> logs) {
    return new RequestLogs(logs);
  }

  /**
   * A request was answered.
   *
   * @param apply whether a patch is an applied configuration
   * @param dryRun whether nothing was to be written
   * @param nanos how long it took until the answer began
   * @param bytes how long the answer is; -1 if it comes in pieces
   */
  void answered(
      RequestInfo info, boolean apply, boolean dryRun, int status, long nanos, long bytes);

  /**
   * A request was taken that lasts, such as a watch.
   *
   * @return to be run when it is over
   */
  default Runnable lasts(RequestInfo info) {
    return () -> {};
  }

  /**
   * A request failed because of a fault of ours.
   *
   * @param id what the client is told to look for
   */
  default void failed(RequestInfo info, String id, Throwable fault) {}
}
