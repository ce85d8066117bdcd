package dev.navarch.attacks.measuring;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Connections and threads of an attack, which end with it. For any thread. */
final class HeldConnections implements AutoCloseable {
  private final Queue<AutoCloseable> connections = new ConcurrentLinkedQueue<>();
  private final Queue<Thread> threads = new ConcurrentLinkedQueue<>();
  private volatile boolean over;

  /** Something that an attacker does on a thread of its own. */
  interface Step {
    void run() throws Exception;
  }

  <T extends AutoCloseable> T hold(T connection) {
    connections.add(connection);
    if (over) {
      throw new IllegalStateException("the attack is over");
    }
    return connection;
  }

  /** Runs a step beside others; it ends with its connection if not before. */
  void start(Step step) {
    threads.add(
        Thread.ofPlatform()
            .daemon()
            .start(() -> {
              try {
                step.run();
              } catch (Exception e) {
                // refused, or cut off: that is what the server is expected to do
                return;
              }
            }));
  }

  @Override
  public void close() throws InterruptedException {
    over = true;
    for (Thread thread : threads) {
      thread.interrupt();
    }
    List<Thread> closing = new ArrayList<>();
    for (AutoCloseable connection : connections) {
      closing.add(
          Thread.ofVirtual()
              .start(() -> {
                try {
                  connection.close();
                } catch (Exception e) {
                  return; // closed by the server already
                }
              }));
    }
    long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
    for (Thread thread : closing) {
      thread.join(Duration.ofNanos(Math.max(1, end - System.nanoTime())));
    }
    for (Thread thread : threads) {
      thread.join(Duration.ofNanos(Math.max(1, end - System.nanoTime())));
    }
  }
}
