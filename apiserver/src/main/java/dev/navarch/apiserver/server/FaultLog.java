package dev.navarch.apiserver.server;

import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.storage.FatalErrors;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Writes faults of ours to the log: what was asked for and where it failed, never any content. */
public final class FaultLog implements RequestLog {
  /** Apart, because logging takes long to load. */
  private static final class Log {
    static final Logger IT = System.getLogger("dev.navarch.apiserver");
  }

  private final FatalErrors fatalErrors;

  /** Creates a log that passes errors of the virtual machine on. */
  public FaultLog(FatalErrors fatalErrors) {
    this.fatalErrors = fatalErrors;
  }

  @Override
  public void answered(
      RequestInfo info, boolean apply, boolean dryRun, int status, long nanos, long bytes) {
    if (Log.IT.isLoggable(Level.DEBUG)) {
      Log.IT.log(
          Level.DEBUG,
          "{0} {1}: {2,number,#} in {3,number,#} us",
          info.verb(),
          info.path(),
          status,
          nanos / 1000);
    }
  }

  @Override
  public void failed(RequestInfo info, String id, Throwable fault) {
    fatalErrors.check(fault);
    Log.IT.log(
        Level.ERROR,
        () -> "request %s failed: %s %s".formatted(id, info.verb(), info.path()),
        fault);
  }
}
