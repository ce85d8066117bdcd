package dev.navarch.registry.generic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for what others write. */
public final class StoreChanges {
  private static final int LOOKS = 100;

  private StoreChanges() {}

  /** Waits until something is so, looking again after each change of an object. */
  public static void await(ResourceStore<?> objects, BooleanSupplier condition)
      throws InterruptedException {
    for (int i = 0; i < LOOKS && !condition.getAsBoolean(); i++) {
      CountDownLatch change = new CountDownLatch(1);
      Watch watch = objects.store().watch(WatchRequest.of(objects.span("")), alarm(change));
      try {
        if (!condition.getAsBoolean()) {
          change.await(100, TimeUnit.MILLISECONDS);
        }
      } finally {
        watch.close();
      }
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  private static WatchListener alarm(CountDownLatch change) {
    return new WatchListener() {
      @Override
      public void events(List<WatchEvent> events) {
        change.countDown();
      }

      @Override
      public void failed(StorageException cause) {}
    };
  }
}
