package dev.navarch.cluster.up;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.temporal.ChronoUnit;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/**
 * Logs as lines of {@code name=value}, so that people and programs can read them. Quiet unless told
 * otherwise: what a user need not act on is not written.
 */
final class LogLines extends Handler {
  private final PrintStream out;
  private final SimpleFormatter formatter = new SimpleFormatter();

  private LogLines(PrintStream out) {
    this.out = out;
  }

  /**
   * Sends all logs of the process to a stream.
   *
   * @param verbosity 0 for warnings and failures, up to 4 for every request, 6 for everything
   */
  static void install(PrintStream out, int verbosity) {
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    LogLines lines = new LogLines(out);
    Level level =
        verbosity <= 0
            ? Level.WARNING
            : verbosity < 4 ? Level.INFO : verbosity < 6 ? Level.FINE : Level.ALL;
    lines.setLevel(level);
    root.setLevel(Level.WARNING);
    Logger.getLogger("dev.navarch").setLevel(level);
    root.addHandler(lines);
  }

  @Override
  public void publish(LogRecord entry) {
    if (!isLoggable(entry)) {
      return;
    }
    StringBuilder line = new StringBuilder(160);
    line.append("time=")
        .append(entry.getInstant().truncatedTo(ChronoUnit.MILLIS))
        .append(" level=")
        .append(level(entry.getLevel()))
        .append(" logger=")
        .append(entry.getLoggerName())
        .append(" msg=")
        .append(quoted(formatter.formatMessage(entry)));
    if (entry.getThrown() != null) {
      line.append(" error=").append(quoted(trace(entry.getThrown())));
    }
    out.println(line);
  }

  private static String level(Level level) {
    if (level.intValue() >= Level.SEVERE.intValue()) {
      return "error";
    }
    if (level.intValue() >= Level.WARNING.intValue()) {
      return "warn";
    }
    return level.intValue() >= Level.INFO.intValue() ? "info" : "debug";
  }

  private static String trace(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString().strip();
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        case '\r' -> quoted.append("\\r");
        default -> quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }

  @Override
  public void flush() {
    out.flush();
  }

  @Override
  public void close() {
    flush();
  }
}
