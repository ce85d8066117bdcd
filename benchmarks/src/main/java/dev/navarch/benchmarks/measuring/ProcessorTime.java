package dev.navarch.benchmarks.measuring;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/** How long processes have run on a processor, in nanoseconds. */
public final class ProcessorTime {
  private ProcessorTime() {}

  public static long ofThisJvm() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  /** Of another process; most systems count that in hundredths of a second. */
  public static long of(long pid) {
    return ProcessHandle.of(pid)
        .flatMap(process -> process.info().totalCpuDuration())
        .map(Duration::toNanos)
        .orElseThrow(() -> new IllegalStateException("no processor time of process " + pid));
  }
}
