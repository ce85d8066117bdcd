package dev.navarch.benchmarks.informers;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.HotSpotDiagnosticMXBean.ThreadDumpFormat;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How many threads of this JVM live. */
record LiveThreads(int platform, int virtual) {
  /** The first line of a virtual thread in a dump. */
  private static final Pattern VIRTUAL = Pattern.compile("#\\d+ \"[^\"]*\" virtual.*");

  private static final Duration LOOK = Duration.ofMillis(100);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  static LiveThreads count() throws IOException {
    int platform = ManagementFactory.getThreadMXBean().getThreadCount();
    Path folder = Files.createTempDirectory("threads");
    Path dump = folder.resolve("dump");
    try {
      ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
          .dumpThreads(dump.toString(), ThreadDumpFormat.TEXT_PLAIN);
      try (Stream<String> lines = Files.lines(dump)) {
        return new LiveThreads(
            platform, (int) lines.filter(line -> VIRTUAL.matcher(line).matches()).count());
      }
    } finally {
      Files.deleteIfExists(dump);
      Files.delete(folder);
    }
  }

  /** Those that live when their number has not changed for some time. */
  static LiveThreads atRest(Duration stillness) throws IOException {
    long start = System.nanoTime();
    long changed = start;
    LiveThreads last = count();
    while (System.nanoTime() - changed < stillness.toNanos()) {
      if (System.nanoTime() - start > PATIENCE.toNanos() + stillness.toNanos()) {
        throw new IOException("threads do not come to rest: " + last);
      }
      LockSupport.parkNanos(LOOK.toNanos());
      LiveThreads now = count();
      if (!now.equals(last)) {
        last = now;
        changed = System.nanoTime();
      }
    }
    return last;
  }
}
