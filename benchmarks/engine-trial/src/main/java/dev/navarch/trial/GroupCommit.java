package dev.navarch.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Makes one commit of all records that wait when the commit before it ends. Any thread writes; one
 * thread of its own commits. A writer waits when the queue is full.
 */
final class GroupCommit implements AutoCloseable {
  private static final int MOST_IN_A_COMMIT = 1_000;
  private static final long[] NONE = {};

  private static final class Request {
    final byte[] record;
    final CountDownLatch onDisk = new CountDownLatch(1);

    Request(byte[] record) {
      this.record = record;
    }
  }

  private final Log.Commit log;
  private final ArrayBlockingQueue<Request> queue = new ArrayBlockingQueue<>(MOST_IN_A_COMMIT);
  private final Thread committer;
  private final AtomicLong commits = new AtomicLong();

  GroupCommit(Log.Commit log) {
    this.log = log;
    this.committer = Thread.ofPlatform().name("committer").start(this::commitWhatWaits);
  }

  /** Returns when the record is on disk. */
  void write(byte[] record) throws InterruptedException {
    Request request = new Request(record);
    queue.put(request);
    request.onDisk.await();
  }

  /** Commits so far. */
  long commits() {
    return commits.get();
  }

  private void commitWhatWaits() {
    List<Request> batch = new ArrayList<>();
    long nextId = 1;
    try {
      while (true) {
        batch.add(queue.take());
        queue.drainTo(batch, MOST_IN_A_COMMIT - 1);
        log.commit(nextId, batch.stream().map(request -> request.record).toList(), NONE);
        nextId += batch.size();
        commits.incrementAndGet();
        batch.forEach(request -> request.onDisk.countDown());
        batch.clear();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Exception e) {
      // Writers would wait for ever, and a figure from a store that fails is none.
      e.printStackTrace();
      Runtime.getRuntime().halt(1);
    }
  }

  /** Ends the committer; nobody may be writing any more. */
  @Override
  public void close() {
    committer.interrupt();
    try {
      committer.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
