package dev.navarch.attacks.edges;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Collects the warnings and errors of some loggers while it is open. May be used by any thread. */
final class CapturedLog extends Handler implements AutoCloseable {
  private final Logger logger;
  private final List<String> lines = new CopyOnWriteArrayList<>();
  private final SimpleFormatter formatter = new SimpleFormatter();

  private CapturedLog(Logger logger) {
    this.logger = logger;
  }

  static CapturedLog of(String name) {
    CapturedLog log = new CapturedLog(Logger.getLogger(name));
    log.setLevel(Level.WARNING);
    log.logger.addHandler(log);
    return log;
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  @Override
  public void publish(LogRecord entry) {
    if (isLoggable(entry)) {
      lines.add(formatter.formatMessage(entry) + " " + entry.getThrown());
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
  }
}
