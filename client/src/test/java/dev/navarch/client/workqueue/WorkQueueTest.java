package dev.navarch.client.workqueue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WorkQueueTest {
  private final WorkQueue<String> queue = WorkQueue.create();

  @Test
  void anItemThatIsAddedWhileItIsInWorkComesBackWhenThatIsDone() throws Exception {
    queue.add("1");
    queue.add("2");
    queue.add("3");
    assertThat(queue.length()).isEqualTo(3);

    assertThat(queue.get()).isEqualTo("1");
    queue.add("1");
    assertThat(queue.length()).as("1 is in work and must not be queued").isEqualTo(2);

    queue.done("1");
    assertThat(queue.length()).as("1 is dirty and comes back at the end").isEqualTo(3);

    assertThat(queue.get()).isEqualTo("2");
    assertThat(queue.get()).isEqualTo("3");
    assertThat(queue.get()).isEqualTo("1");
    queue.done("1");
    queue.done("2");
    queue.done("3");
    assertThat(queue.length()).isZero();
  }

  @Test
  void anItemThatWaitsIsNotAddedTwice() throws Exception {
    queue.add("a");
    queue.add("b");
    queue.add("a");

    assertThat(queue.length()).isEqualTo(2);
    assertThat(queue.get()).isEqualTo("a");
  }

  @Test
  void doneOfWhatNobodyTookIsIgnored() throws Exception {
    queue.done("x");
    queue.add("a");
    queue.done("a");

    assertThat(queue.length()).isEqualTo(1);
    assertThat(queue.get()).isEqualTo("a");
  }

  @Test
  void getWaitsForAnItem() throws Exception {
    CompletableFuture<String> taken = new CompletableFuture<>();
    Thread worker = Thread.startVirtualThread(() -> takeInto(taken));

    queue.add("late");

    assertThat(taken.get(30, TimeUnit.SECONDS)).isEqualTo("late");
    worker.join();
  }

  private void takeInto(CompletableFuture<String> taken) {
    try {
      taken.complete(String.valueOf(queue.get()));
    } catch (InterruptedException e) {
      taken.completeExceptionally(e);
    }
  }

  @Test
  void anInterruptEndsTheWaiting() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(queue::get).isInstanceOf(InterruptedException.class);
  }

  @Test
  void shutDownHandsOutWhatIsThereAndThenNothing() throws Exception {
    queue.add("a");
    queue.shutDown();
    queue.add("b");

    assertThat(queue.isShuttingDown()).isTrue();
    assertThat(queue.get()).isEqualTo("a");
    assertThat(queue.get()).isNull();
  }

  @Test
  void shutDownWakesWhoWaits() throws Exception {
    CompletableFuture<String> taken = new CompletableFuture<>();
    Thread worker = Thread.startVirtualThread(() -> takeInto(taken));

    queue.shutDown();

    assertThat(taken.get(30, TimeUnit.SECONDS)).isEqualTo("null");
    worker.join();
  }

  @Test
  void drainWaitsForWhatIsInWorkAndForWhatCameBack() throws Exception {
    queue.add("a");
    assertThat(queue.get()).isEqualTo("a");
    queue.add("a");
    AtomicBoolean finished = new AtomicBoolean();
    CompletableFuture<Boolean> drained = new CompletableFuture<>();
    Thread closer =
        Thread.startVirtualThread(() -> {
          try {
            queue.shutDownWithDrain();
            drained.complete(finished.get());
          } catch (InterruptedException e) {
            drained.completeExceptionally(e);
          }
        });

    queue.done("a");
    assertThat(queue.get()).isEqualTo("a");
    finished.set(true);
    queue.done("a");

    assertThat(drained.get(30, TimeUnit.SECONDS)).isTrue();
    closer.join();
    assertThat(queue.get()).isNull();
  }

  @Test
  void drainWithALimitTellsWhenSomethingIsLeft() throws Exception {
    queue.add("a");
    assertThat(queue.get()).isEqualTo("a");

    assertThat(queue.shutDownWithDrain(Duration.ofNanos(1))).isFalse();
    queue.done("a");
    assertThat(queue.shutDownWithDrain(Duration.ofNanos(1))).isTrue();
  }

  @Test
  void shutDownFromElsewhereEndsADrain() throws Exception {
    queue.add("a");
    assertThat(queue.get()).isEqualTo("a");
    CountDownLatch over = new CountDownLatch(1);
    Thread closer =
        Thread.startVirtualThread(() -> {
          try {
            queue.shutDownWithDrain();
            over.countDown();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    while (!queue.isShuttingDown()) {
      Thread.onSpinWait();
    }

    queue.shutDown();

    assertThat(over.await(30, TimeUnit.SECONDS)).isTrue();
    closer.join();
  }

  @Test
  void noItemIsWithTwoWorkersAndNoChangeIsMissed() throws Exception {
    int items = 20;
    int changes = 2000;
    AtomicInteger[] versions = counters(items);
    AtomicInteger[] seen = counters(items);
    ConcurrentHashMap<Integer, Boolean> inWork = new ConcurrentHashMap<>();
    AtomicInteger collisions = new AtomicInteger();
    WorkQueue<Integer> work = WorkQueue.create();
    Function<Integer, Thread> worker =
        number ->
            Thread.startVirtualThread(() -> {
              try {
                for (Integer item = work.get(); item != null; item = work.get()) {
                  if (inWork.put(item, true) != null) {
                    collisions.incrementAndGet();
                  }
                  seen[item].set(versions[item].get());
                  inWork.remove(item);
                  work.done(item);
                }
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    Thread[] workers = {worker.apply(0), worker.apply(1), worker.apply(2)};

    for (int i = 0; i < changes; i++) {
      versions[i * 7 % items].incrementAndGet();
      work.add(i * 7 % items);
    }
    work.shutDownWithDrain();
    for (Thread thread : workers) {
      thread.join();
    }

    assertThat(collisions).hasValue(0);
    for (int i = 0; i < items; i++) {
      assertThat(seen[i].get()).isEqualTo(versions[i].get());
    }
  }

  private static AtomicInteger[] counters(int count) {
    AtomicInteger[] all = new AtomicInteger[count];
    for (int i = 0; i < count; i++) {
      all[i] = new AtomicInteger();
    }
    return all;
  }
}
