package dev.navarch.trial;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.LongStream;

/** One measurement of one store in this JVM; prints figures as {@code name=value} lines. */
final class Measurement {
  private static final int RECORD_BYTES = 1_024;
  private static final int COMMIT = 1_000;
  private static final int HISTORY = 50_000;
  private static final int KEPT_WHEN_KILLED = 2_000;
  private static final long[] NONE = {};

  private Measurement() {}

  public static void main(String[] args) throws Exception {
    long start = System.nanoTime();
    String store = args[1];
    Path folder = Path.of(args[2]);
    Files.createDirectories(folder);
    int amount = Integer.parseInt(args[3]);
    switch (args[0]) {
      case "open" -> open(start, store, folder);
      case "write" -> write(store, folder, amount);
      case "fill" -> fill(store, folder, amount);
      case "scan" -> scan(start, store, folder);
      case "churn" -> churn(store, folder, amount);
      case "acknowledge" -> acknowledge(store, folder);
      case "verify" -> verify(store, folder, amount);
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  /** The same bytes for the same id, and nothing that compresses. */
  private static byte[] record(long id) {
    byte[] record = new byte[RECORD_BYTES];
    new SplittableRandom(id).nextBytes(record);
    return record;
  }

  private static List<byte[]> records(long firstId, int count) {
    return LongStream.range(firstId, firstId + count).mapToObj(Measurement::record).toList();
  }

  private static Log log(String store, Path folder) throws Exception {
    return Store.valueOf(store).open(folder);
  }

  private static void figure(String name, double value) {
    System.out.println(name + "=" + value);
  }

  private static void figure(String name, long value) {
    System.out.println(name + "=" + value);
  }

  private static double millisSince(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static void open(long start, String store, Path folder) throws Exception {
    try (Log log = log(store, folder)) {
      log.commit(1, records(1, 1), NONE);
      figure("ms", millisSince(start));
    }
  }

  private static void write(String store, Path folder, int writers) throws Exception {
    switch (store) {
      case "FILE_GROWING" -> {
        try (PlainFile file = PlainFile.growing(folder)) {
          write(file::commit, writers);
        }
      }
      case "FILE_CIRCULAR" -> {
        try (PlainFile file = PlainFile.circular(folder)) {
          write(file::commit, writers);
        }
      }
      default -> {
        try (Log log = log(store, folder)) {
          write(log::commit, writers);
        }
      }
    }
  }

  private static void write(Log.Commit log, int writers) throws Exception {
    OperatingSystemMXBean process =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    try (GroupCommit group = new GroupCommit(log)) {
      write(group, writers, 2);
      long cpu = process.getProcessCpuTime();
      long commits = group.commits();
      long start = System.nanoTime();
      long[] nanos = write(group, writers, 8);
      double seconds = (System.nanoTime() - start) / 1e9;
      Arrays.sort(nanos);
      figure("writes/s", nanos.length / seconds);
      figure("p50 ms", nanos[nanos.length / 2] / 1e6);
      figure("p99 ms", nanos[(int) (nanos.length * 0.99)] / 1e6);
      figure("records/sync", (double) nanos.length / (group.commits() - commits));
      figure("cpu ms/1000", (process.getProcessCpuTime() - cpu) / 1e3 / nanos.length);
    }
  }

  /** Writes for some seconds and returns how long each write took, in nanoseconds. */
  private static long[] write(GroupCommit group, int writers, int seconds) throws Exception {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    AtomicReferenceArray<long[]> times = new AtomicReferenceArray<>(writers);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < writers; i++) {
      int writer = i;
      threads.add(
          Thread.startVirtualThread(() -> times.set(writer, timesUntil(end, group, writer))));
    }
    LongStream all = LongStream.empty();
    for (int i = 0; i < writers; i++) {
      threads.get(i).join();
      all = LongStream.concat(all, Arrays.stream(times.get(i)));
    }
    return all.toArray();
  }

  private static long[] timesUntil(long end, GroupCommit group, int writer) {
    LongStream.Builder times = LongStream.builder();
    byte[] record = record(writer);
    SplittableRandom random = new SplittableRandom(writer);
    try {
      for (long start = System.nanoTime(); start < end; ) {
        byte[] different = record.clone();
        different[random.nextInt(RECORD_BYTES)]++;
        group.write(different);
        long now = System.nanoTime();
        times.add(now - start);
        start = now;
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts writers", e);
    }
    return times.build().toArray();
  }

  /** Ends without closing when the count is negative, as a killed process would. */
  private static void fill(String store, Path folder, int count) throws Exception {
    long start = System.nanoTime();
    Log log = log(store, folder);
    for (long id = 1; id <= Math.abs(count); id += COMMIT) {
      log.commit(id, records(id, COMMIT), NONE);
    }
    figure("ms", millisSince(start));
    figure("bytes", Log.sizeOnDisk(folder));
    if (count < 0) {
      System.out.flush();
      Runtime.getRuntime().halt(0);
    }
    log.close();
    figure("bytes closed", Log.sizeOnDisk(folder));
  }

  private static void scan(long start, String store, Path folder) throws Exception {
    try (Log log = log(store, folder)) {
      figure("open ms", millisSince(start));
      AtomicReferenceArray<byte[]> memory = new AtomicReferenceArray<>(1_000_001);
      log.scan((id, record) -> memory.setPlain((int) id, record));
      figure("ms", millisSince(start));
      long found = 0;
      for (int i = 0; i < memory.length(); i++) {
        found += memory.get(i) == null ? 0 : 1;
      }
      figure("records", found);
    }
  }

  /**
   * Overwrites records of a working set at random: each a new id, while the superseded id is
   * deleted a window of history later.
   */
  private static void churn(String store, Path folder, int overwrites) throws Exception {
    int live = 100_000;
    long[] idOf = new long[live];
    long[] superseded = new long[overwrites + live];
    int dropped = 0;
    int added = 0;
    long id = 1;
    long peak = 0;
    Log log = log(store, folder);
    for (; id <= live; id += COMMIT) {
      log.commit(id, records(id, COMMIT), NONE);
    }
    Arrays.setAll(idOf, i -> i + 1L);
    SplittableRandom random = new SplittableRandom(1);
    long start = System.nanoTime();
    double slowest = 0;
    for (int commit = 1; commit <= overwrites / COMMIT; commit++) {
      List<byte[]> records = records(id, COMMIT);
      for (int i = 0; i < COMMIT; i++) {
        int key = random.nextInt(live);
        superseded[added++] = idOf[key];
        idOf[key] = id + i;
      }
      int due = Math.max(dropped, added - HISTORY);
      long before = System.nanoTime();
      log.commit(id, records, Arrays.copyOfRange(superseded, dropped, due));
      slowest = Math.max(slowest, millisSince(before));
      dropped = due;
      id += COMMIT;
      if (commit % 10 == 0) {
        log.reclaim();
        peak = Math.max(peak, Log.sizeOnDisk(folder));
      }
    }
    figure("seconds", millisSince(start) / 1e3);
    figure("slowest commit ms", slowest);
    figure("peak bytes", peak);
    figure("end bytes", Log.sizeOnDisk(folder));
    figure("live bytes", (live + HISTORY) * (double) RECORD_BYTES);
    figure("written bytes", writtenBytes());
    long compaction = System.nanoTime();
    log.compact();
    figure("compact ms", millisSince(compaction));
    figure("compacted bytes", Log.sizeOnDisk(folder));

    log.commit(id, List.of(), Arrays.copyOfRange(superseded, dropped, added));
    log.commit(id, List.of(), Arrays.copyOfRange(idOf, live / 10, live));
    log.compact();
    figure("shrunk bytes", Log.sizeOnDisk(folder));
    log.close();
    figure("closed bytes", Log.sizeOnDisk(folder));
    try (Log again = log(store, folder)) {
      AtomicLong found = new AtomicLong();
      again.scan((foundId, record) -> found.incrementAndGet());
      figure("records left", found.get());
    }
  }

  /** What this process caused to be written to disk, where Linux tells. */
  private static double writtenBytes() throws Exception {
    Path counters = Path.of("/proc/self/io");
    if (!Files.exists(counters)) {
      return Double.NaN;
    }
    String prefix = "write_bytes: ";
    return Files.readAllLines(counters).stream()
        .filter(line -> line.startsWith(prefix))
        .mapToDouble(line -> Double.parseDouble(line.substring(prefix.length())))
        .sum();
  }

  /** Commits until killed and prints the last id of every commit that returned. */
  private static void acknowledge(String store, Path folder) throws Exception {
    Log log = log(store, folder);
    SplittableRandom random = new SplittableRandom();
    long firstKept = 1;
    for (long id = 1; ; ) {
      int count = random.nextInt(1, 50);
      long keep = Math.max(1, id + count - KEPT_WHEN_KILLED);
      log.commit(id, records(id, count), LongStream.range(firstKept, keep).toArray());
      firstKept = keep;
      id += count;
      System.out.println(id - 1);
    }
  }

  /**
   * Fails unless the log holds whole commits up to an acknowledged id or beyond, and nothing else.
   */
  private static void verify(String store, Path folder, int acknowledged) throws Exception {
    List<Long> ids = new ArrayList<>();
    try (Log log = log(store, folder)) {
      log.scan((id, record) -> {
        if (!Arrays.equals(record, record(id))) {
          throw new IllegalStateException("record " + id + " is damaged");
        }
        ids.add(id);
      });
    }
    long first = ids.getFirst();
    long last = ids.getLast();
    boolean whole =
        ids.size() == last - first + 1 && first == Math.max(1, last + 1 - KEPT_WHEN_KILLED);
    if (last < acknowledged || !whole) {
      throw new IllegalStateException(
          "acknowledged %d, found %d records from %d to %d"
              .formatted(acknowledged, ids.size(), first, last));
    }
    figure("beyond", last - acknowledged);
  }
}
