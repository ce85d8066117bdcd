package dev.navarch.cluster.up;

import dev.navarch.storage.FatalErrors;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;

/**
 * Ends the process on a fatal error, so that a supervisor restarts it: after one line to the log,
 * at once, without shutdown hooks. Acknowledged writes are on disk by then.
 *
 * <p>The launcher has the virtual machine do the same as soon as the heap is exhausted. This
 * handler is for processes that were started without the launcher, and for other fatal errors.
 */
final class ExitOnFatalError implements FatalErrors {
  /** What the virtual machine itself exits with when memory is exhausted. */
  static final int EXIT_CODE = 3;

  /** Prepared, because there may be no memory for it later. */
  private static final byte[] BEGINNING =
      "level=error logger=dev.navarch msg=\"fatal error: the process exits\" error="
          .getBytes(StandardCharsets.UTF_8);

  private final PrintStream log;

  ExitOnFatalError(PrintStream log) {
    this.log = log;
  }

  /** Handles what the threads of this process do not catch from now on. */
  void handleUncaught() {
    Logger logger = System.getLogger("dev.navarch");
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
      check(failure);
      logger.log(Level.ERROR, () -> "thread " + thread.getName() + " failed", failure);
    });
  }

  @Override
  public void handle(Throwable error) {
    try {
      OutputStream out = log;
      out.write(BEGINNING);
      out.write(LogLines.quoted(error.toString()).getBytes(StandardCharsets.UTF_8));
      out.write('\n');
      out.flush();
    } catch (Throwable e) {
      // There is nothing left to report it with.
    } finally {
      Runtime.getRuntime().halt(EXIT_CODE);
    }
  }
}
