package dev.navarch.storage.embedded;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.DiskFull;
import dev.navarch.storage.Txn;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.Crowd;
import dev.navarch.storage.testing.RecordingListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A process that runs a store on a disk so small that it becomes full. It says {@code passed} if
 * everything went as it should, and ends with an error otherwise.
 *
 * <p>Argument: a folder on that disk, which must have 24 megabytes.
 */
final class FullDiskWriter {
  private static final int MEGABYTE = 1 << 20;
  private static final int WRITERS = 8;

  private final Path disk;
  private final Path filler;
  private final Map<String, ByteString> acknowledged = new TreeMap<>();
  private long revision;
  private int number;

  private FullDiskWriter(Path disk) {
    this.disk = disk;
    this.filler = disk.resolve("filler");
  }

  public static void main(String[] arguments) throws IOException {
    FullDiskWriter writer = new FullDiskWriter(Path.of(arguments[0]));
    writer.fillAndGoOn();
    writer.fillAndCloseAndGoOn();
    System.out.println("passed");
  }

  private EmbeddedStore open() {
    return EmbeddedStore.open(disk.resolve("store"), EmbeddedOptions.DEFAULT);
  }

  private void fillAndGoOn() throws IOException {
    takeSpace(12);
    try (EmbeddedStore store = open()) {
      Lease lease = store.leases().grant(Duration.ofHours(1));
      fill(store);
      requireFull(store);
      requireFullForEverybody(store, lease);
      System.out.println("full at " + revision);

      Files.delete(filler);
      for (int i = 0; i < 10; i++) {
        write(store);
      }
      require(store.health().writable(), "health after there is room: " + store.health());
      requireContent(store);
      require(store.leases().remaining(lease.id()).isPresent(), "the lease is gone");
    }
    try (EmbeddedStore store = open()) {
      requireContent(store);
    }
  }

  /** The write-ahead log cannot be carried over, neither when closing nor when opening. */
  private void fillAndCloseAndGoOn() throws IOException {
    takeSpace(8);
    try (EmbeddedStore store = open()) {
      fill(store);
      requireFull(store);
    }
    try (EmbeddedStore store = open()) {
      requireContent(store);
      System.out.println("opened on a full disk");
    } catch (DiskFull e) {
      System.out.println("a full disk is not opened: " + e.getMessage());
    }

    Files.delete(filler);
    Backup.verify(disk.resolve("store"));
    try (EmbeddedStore store = open()) {
      requireContent(store);
      write(store);
      requireContent(store);
    }
    try (EmbeddedStore store = open()) {
      requireContent(store);
    }
  }

  private void takeSpace(int megabytes) throws IOException {
    Files.write(filler, new byte[megabytes * MEGABYTE]);
  }

  private void fill(EmbeddedStore store) {
    try {
      while (true) {
        write(store);
      }
    } catch (DiskFull e) {
      require(e.getMessage() != null && e.getMessage().contains("store.db"), "message: " + e);
    }
  }

  private void write(EmbeddedStore store) {
    String key = "key-" + ++number;
    ByteString value = Stamp.value(number, 20_000);
    revision = store.commit(Txn.put(ByteString.utf8(key), value)).revision();
    acknowledged.put(key, value);
  }

  private void requireFull(EmbeddedStore store) {
    require(!store.health().writable(), "health on a full disk: " + store.health());
    RecordingListener listener = new RecordingListener();
    try (Watch watch = store.watch(WatchRequest.of(KeySpan.ALL).from(revision + 1), listener)) {
      ByteString first = ByteString.utf8("key-1");
      long mod = store.get(first).orElseThrow().modRevision();
      for (int i = 0; i < 5; i++) {
        requireDiskFull(() -> write(store));
        requireDiskFull(() -> store.commit(Txn.update(first, mod, Stamp.value(7, 20_000))));
        requireContent(store);
      }
      require(listener.events().isEmpty(), "a watch heard of writes that failed");
      watch.requestProgress();
      require(listener.awaitProgress(revision) == revision, "a mark beyond the last write");
    }
    require(!store.health().writable(), "health on a full disk: " + store.health());
  }

  private void requireFullForEverybody(EmbeddedStore store, Lease lease) {
    Crowd.run(
        WRITERS,
        member ->
            requireDiskFull(() ->
                store.commit(
                    Txn.builder()
                        .put(
                            ByteString.utf8("failed-" + member),
                            Stamp.value(member, 20_000),
                            lease.id())
                        .build())));
    requireContent(store);
    // What writes nothing says nothing about the disk.
    require(store.leases().keepAlive(lease.id()).equals(lease), "the lease changed");
    require(
        !store.commit(Txn.create(ByteString.utf8("key-1"), ByteString.EMPTY)).isCommitted(),
        "a condition that does not hold is refused");
    require(!store.health().writable(), "health after a refusal: " + store.health());
  }

  /** Exactly what was acknowledged is there, at exactly that revision. */
  private void requireContent(EmbeddedStore store) {
    require(
        store.revision() == revision, "revision " + store.revision() + " instead of " + revision);
    Map<String, ByteString> found =
        store.range(RangeRequest.of(KeySpan.ALL)).items().stream()
            .collect(Collectors.toMap(item -> item.key().utf8(), KeyValue::value));
    require(found.equals(acknowledged), found.size() + " keys instead of " + acknowledged.size());
  }

  private static void requireDiskFull(Runnable write) {
    try {
      write.run();
    } catch (DiskFull e) {
      return;
    } catch (StorageException e) {
      throw new IllegalStateException("another failure than a full disk", e);
    }
    throw new IllegalStateException("a write on a full disk succeeded");
  }

  private static void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new IllegalStateException(otherwise);
    }
  }
}
