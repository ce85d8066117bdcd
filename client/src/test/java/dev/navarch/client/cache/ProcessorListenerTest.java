package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProcessorListenerTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final SteppedTime time = new SteppedTime();
  private final RecordedThreads threads = new RecordedThreads();
  private final List<Integer> handled = new CopyOnWriteArrayList<>();
  private final Semaphore patience = new Semaphore(0);
  private final ProcessorListener<Integer> listener =
      new ProcessorListener<>(
          new ResourceEventHandler<>() {
            @Override
            public void onAdd(Integer object, boolean inInitialList) {
              patience.acquireUninterruptibly();
              handled.add(object);
            }
          },
          Duration.ofSeconds(10),
          ReflectorOptions.named("numbers").withTimeSource(time).withThreads(threads),
          0);

  @Test
  void everythingIsHandledInOrderHoweverMuchWaits() throws Exception {
    for (int i = 0; i < 3000; i++) {
      listener.add(new Notification.Add<>(i, false));
    }
    listener.add(new Notification.InitialEnd<>());
    assertThat(listener.depth()).isEqualTo(3001);
    listener.start();
    listener.start();
    assertThat(listener.hasSynced()).isFalse();

    patience.release(3000);

    assertThat(listener.awaitSynced(PATIENCE)).isTrue();
    assertThat(handled).isEqualTo(IntStream.range(0, 3000).boxed().toList());
    Eventually.until("the buffer is empty", () -> listener.depth() == 0);
    assertThat(threads.count()).isEqualTo(1);
    listener.close();
  }

  @Test
  void closingDropsWhatWaits() throws Exception {
    listener.start();
    listener.add(new Notification.Add<>(1, false));
    listener.add(new Notification.Add<>(2, false));
    Eventually.until("the first is being handled", patience::hasQueuedThreads);

    Thread thread = Objects.requireNonNull(listener.close());
    listener.add(new Notification.Add<>(3, false));
    patience.release(10);

    assertThat(thread.join(PATIENCE)).isTrue();
    assertThat(handled).containsExactly(1);
    assertThat(listener.depth()).isZero();
    assertThat(listener.awaitSynced(PATIENCE)).isFalse();
  }

  @Test
  void resyncIsDueOncePerPeriod() {
    assertThat(listener.checkResync(time.nanos())).isFalse();
    time.advance(Duration.ofSeconds(10));
    assertThat(listener.checkResync(time.nanos())).isTrue();
    assertThat(listener.isSyncing()).isTrue();
    assertThat(listener.checkResync(time.nanos())).isFalse();
    assertThat(listener.isSyncing()).isFalse();
  }
}
