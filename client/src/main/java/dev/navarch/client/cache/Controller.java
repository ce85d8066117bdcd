package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * A reflector that fills a queue, and a loop that empties it. Started once and closed once; the
 * reflector and the loop have a thread each. A lock guards the threads; the process runs on the
 * thread of the loop, under the lock of the queue.
 */
public final class Controller<T extends MetaObject> implements Synced, AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.cache");

  /** How long closing waits for threads that should end at once. */
  private static final Duration END = Duration.ofSeconds(10);

  private final DeltaFifo<T> queue;
  private final PopProcess<T> process;
  private final ReflectorOptions options;
  private final Reflector<T> reflector;
  private final ReentrantLock lock = new ReentrantLock();
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean closed;

  public Controller(
      ListerWatcher<T> source,
      DeltaFifo<T> queue,
      PopProcess<T> process,
      ReflectorOptions options) {
    this(source, queue, process, options, () -> true);
  }

  /**
   * Creates one, which does nothing before it is started.
   *
   * @param shouldResync asked whenever the resync period is over
   */
  public Controller(
      ListerWatcher<T> source,
      DeltaFifo<T> queue,
      PopProcess<T> process,
      ReflectorOptions options,
      BooleanSupplier shouldResync) {
    this.queue = queue;
    this.process = process;
    this.options = options;
    this.reflector = new Reflector<>(source, queue, options, shouldResync);
  }

  /** Begins; does nothing if it began before, or is closed. */
  public void start() {
    lock.lock();
    try {
      if (!closed && threads.isEmpty()) {
        threads.add(options.start("controller", this::processAll));
        threads.add(options.start("reflector", reflector::runUntilClosed));
      }
    } finally {
      lock.unlock();
    }
  }

  private void processAll() {
    boolean more = true;
    while (more && !closed) {
      more = processNext();
    }
  }

  /**
   * False at the end. A process that fails loses its changes, as it would have to ask for them.
   * Nobody interrupts the thread but the process itself, which does not end the loop.
   */
  private boolean processNext() {
    try {
      return queue.pop(process);
    } catch (RequeueException e) {
      LOG.log(Level.DEBUG, () -> options.name() + ": changes are queued again", e);
    } catch (InterruptedException e) {
      LOG.log(Level.DEBUG, () -> options.name() + ": an interrupt was left behind", e);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.ERROR, options.name() + ": changes could not be processed", e);
    }
    return true;
  }

  /** Whether everything of the first list has been processed. */
  @Override
  public boolean hasSynced() {
    return queue.hasSynced();
  }

  @Override
  public boolean awaitSynced(Duration timeout) throws InterruptedException {
    return queue.awaitSynced(timeout);
  }

  /** The version up to which everything has been queued; empty before the first list. */
  public String lastSyncResourceVersion() {
    return reflector.lastSyncResourceVersion();
  }

  /** Ends the watch and the loop, and waits for their threads. What is queued stays there. */
  @Override
  public void close() {
    closed = true;
    reflector.close();
    queue.close();
    List<Thread> running;
    lock.lock();
    try {
      running = List.copyOf(threads);
    } finally {
      lock.unlock();
    }
    Threads.join(running, END);
  }
}
