package dev.navarch.client.logs;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * The lines of several logs as they come. A virtual thread reads each and waits while the queue
 * between is full; the first failure is told and ends all. The queue is all that the threads share.
 */
final class MergedLogs implements LogLines {
  private static final Logger LOG = System.getLogger("dev.navarch.client.logs");
  private static final int QUEUE = 256;

  private final BlockingQueue<Arrival> arrivals = new ArrayBlockingQueue<>(QUEUE);
  private final List<LogLines> logs;
  private final List<Thread> threads;
  private int open;

  /** What a thread has to say. */
  private sealed interface Arrival {
    record Line(LogLine line) implements Arrival {}

    record Failure(IOException problem) implements Arrival {}

    record End() implements Arrival {}
  }

  MergedLogs(List<LogLines> logs) {
    this.logs = List.copyOf(logs);
    open = logs.size();
    threads =
        this.logs.stream()
            .map(log -> Thread.ofVirtual().name("navarch-log").start(() -> read(log)))
            .toList();
  }

  private void read(LogLines log) {
    try {
      try {
        for (LogLine line; (line = log.next()) != null; ) {
          arrivals.put(new Arrival.Line(line));
        }
        arrivals.put(new Arrival.End());
      } catch (IOException e) {
        arrivals.put(new Arrival.Failure(e));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // it is closed, and nobody asks any more
    }
  }

  @Override
  public @Nullable LogLine next() throws IOException, InterruptedException {
    while (open > 0) {
      switch (arrivals.take()) {
        case Arrival.Line arrived -> {
          return arrived.line();
        }
        case Arrival.End unused -> open--;
        case Arrival.Failure failed -> {
          open = 0;
          close();
          throw failed.problem();
        }
      }
    }
    return null;
  }

  /** Whoever waits for a line is told that there is none. */
  @Override
  public void close() {
    for (LogLines log : logs) {
      try {
        log.close();
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "a log was not closed well: {0}", e.toString());
      }
    }
    threads.forEach(Thread::interrupt);
    arrivals.clear();
    boolean unused = arrivals.offer(new Arrival.Failure(new IOException("the logs are closed")));
  }
}
