package dev.navarch.apimachinery.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WorkTest {
  private final HeavyWork heavy = new HeavyWork(1);

  private static final class Late extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private WorkMeter meter() {
    return new WorkMeter(heavy, System::nanoTime, Long.MAX_VALUE, Late::new);
  }

  @Test
  void stepsOutsideOfARequestDoNothing() {
    for (int i = 0; i < 1_000; i++) {
      Work.step(Integer.MAX_VALUE);
    }
    assertThat(heavy.isAwaited()).isFalse();
  }

  @Test
  void countsTheStepsOfAnAction() {
    WorkMeter meter = meter();
    Work.run(
        meter,
        () -> {
          Work.step(3);
          Work.step(20_000);
          Work.step(4);
        });

    assertThat(meter.spent()).isEqualTo(20_007);
  }

  @Test
  void aLightActionNeedsNoPermit() {
    WorkMeter meter = meter();
    Work.run(
        meter,
        () -> {
          Work.step(WorkMeter.ALLOWANCE);
          assertThat(meter.holdsPermit()).isFalse();
          Work.step(1_000_000);
          assertThat(meter.holdsPermit()).isTrue();
        });
    assertThat(meter.holdsPermit()).isFalse();
  }

  @Test
  void anActionThatExceedsItsTimeFailsAtItsNextStep() {
    AtomicLong clock = new AtomicLong();
    WorkMeter meter = new WorkMeter(heavy, clock::get, 1_000, Late::new);

    assertThatThrownBy(() ->
            Work.run(
                meter,
                () -> {
                  Work.step(WorkMeter.ALLOWANCE);
                  clock.set(1_000);
                  Work.step(WorkMeter.ALLOWANCE);
                }))
        .isInstanceOf(Late.class);
    assertThat(meter.holdsPermit()).isFalse();
  }

  @Test
  void heavyActionsTakeTurns() throws Exception {
    int actions = 6;
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    List<Future<?>> done = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < actions; i++) {
        done.add(
            threads.submit(() ->
                Work.run(
                    meter(),
                    () -> {
                      Work.step(WorkMeter.ALLOWANCE + 1);
                      for (int round = 0; round < 50; round++) {
                        most.accumulateAndGet(running.incrementAndGet(), Math::max);
                        running.decrementAndGet();
                        Work.step(10_000);
                      }
                    })));
      }
      for (Future<?> one : done) {
        one.get(30, TimeUnit.SECONDS);
      }
    }
    assertThat(most.get()).isEqualTo(1);
  }

  @Test
  void aHolderThatBlocksLosesItsPermitAndGetsAnotherLater() throws Exception {
    CountDownLatch holds = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    WorkMeter blocked = meter();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> first =
          threads.submit(() ->
              Work.run(
                  blocked,
                  () -> {
                    Work.step(1_000_000);
                    holds.countDown();
                    await(goOn);
                    Work.step(1_000_000);
                    assertThat(blocked.holdsPermit()).isTrue();
                  }));
      holds.await();

      Work.run(meter(), () -> Work.step(1_000_000));
      assertThat(first.isDone()).isFalse();

      goOn.countDown();
      first.get(30, TimeUnit.SECONDS);
    }
  }

  /** The holder of the lock waits for the permit, and the holder of the permit for the lock. */
  @Test
  void aLockAroundHeavyWorkIsNoDeadlock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    CountDownLatch locked = new CountDownLatch(1);
    CountDownLatch holds = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> one =
          threads.submit(() ->
              Work.run(
                  meter(),
                  () -> {
                    lock.lock();
                    try {
                      locked.countDown();
                      await(holds);
                      Work.step(1_000_000);
                    } finally {
                      lock.unlock();
                    }
                  }));
      Future<?> other =
          threads.submit(() ->
              Work.run(
                  meter(),
                  () -> {
                    await(locked);
                    Work.step(1_000_000);
                    holds.countDown();
                    lock.lock();
                    lock.unlock();
                  }));
      one.get(30, TimeUnit.SECONDS);
      other.get(30, TimeUnit.SECONDS);
    }
  }

  @Test
  void anActionThatWaitsForAPermitUntilItsTimeIsOverFails() throws Exception {
    AtomicBoolean stop = new AtomicBoolean();
    CountDownLatch holds = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> first =
          threads.submit(() -> {
            // Keeps its permit: the permit is not given to others while it steps.
            HeavyWork.Permit permit = heavy.acquire(Long.MAX_VALUE, () -> 0);
            assertThat(permit).isNotNull();
            holds.countDown();
            while (!stop.get()) {
              if (permit != null) {
                permit.seen();
              }
              Thread.onSpinWait();
            }
          });
      holds.await();
      WorkMeter meter =
          new WorkMeter(heavy, System::nanoTime, TimeUnit.MILLISECONDS.toNanos(50), Late::new);

      assertThatThrownBy(() -> Work.run(meter, () -> Work.step(1_000_000)))
          .isInstanceOf(Late.class);
      assertThat(heavy.isAwaited()).isFalse();
      stop.set(true);
      first.get(30, TimeUnit.SECONDS);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
