package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.etcd.WatchQueue.Item;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class WatchQueueTest {
  private final WatchQueue queue = new WatchQueue(4);

  @Test
  void moreNewsThanTheLimitAreRefused() {
    assertThat(queue.add(news(1, 4))).isTrue();

    assertThat(queue.add(news(5, 5))).isFalse();
  }

  @Test
  void aLargeTransactionPassesIfNothingWaits() throws InterruptedException {
    assertThat(queue.add(news(1, 9))).isTrue();

    assertThat(queue.take()).isEqualTo(news(1, 9));
  }

  @Test
  void historyIsNeverRefusedButStopsTheReading() throws InterruptedException {
    assertThat(queue.add(history(1, 100))).isTrue();
    assertThat(queue.hasRoom()).isFalse();
    assertThat(queue.add(news(101, 104))).isTrue();

    assertThat(queue.take()).isEqualTo(new Item.Events(events(1, 104), 4));
    assertThat(queue.hasRoom()).isTrue();
  }

  @Test
  void newsNeverStopTheReading() {
    assertThat(queue.add(news(1, 4))).isTrue();

    assertThat(queue.hasRoom()).isTrue();
  }

  @Test
  void eventsAreTakenTogetherUpToAMark() throws InterruptedException {
    queue.add(news(1, 1));
    queue.add(news(2, 2));
    queue.mark(2);
    queue.mark(3);
    queue.add(news(4, 4));

    assertThat(queue.take()).isEqualTo(news(1, 2));
    assertThat(queue.take()).isEqualTo(new Item.Mark(3));
    assertThat(queue.take()).isEqualTo(news(4, 4));
  }

  @Test
  void theEndDropsWhatWaits() throws InterruptedException {
    StorageException cause = new StorageException.Closed();
    queue.add(news(1, 1));
    queue.end(cause);
    queue.add(news(2, 2));
    queue.mark(2);

    assertThat(queue.take()).isEqualTo(new Item.End(cause));
    assertThat(queue.take()).isNull();
  }

  @Test
  void anOwnerWhoClosesHearsNothingMore() throws InterruptedException {
    queue.end(new StorageException.Closed());
    queue.end(null);

    assertThat(queue.take()).isNull();
  }

  private static Item.Events news(long from, long to) {
    return new Item.Events(events(from, to), (int) (to - from + 1));
  }

  private static Item.Events history(long from, long to) {
    return new Item.Events(events(from, to), 0);
  }

  private static List<WatchEvent> events(long from, long to) {
    return LongStream.rangeClosed(from, to)
        .<WatchEvent>mapToObj(
            revision -> new WatchEvent.Delete(ByteString.utf8("key"), revision, null))
        .toList();
  }
}
