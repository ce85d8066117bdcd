package dev.navarch.apiserver.metrics;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the operating system says of the process. What it does not say is left out. */
public final class ProcessMetrics implements MetricSource {
  private static final Path STATUS = Path.of("/proc/self/status");

  @Override
  public void write(PrometheusText out) {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system) {
      processor(out, system);
      if (system instanceof UnixOperatingSystemMXBean unix) {
        files(out, unix);
      }
    }
    out.family(
            "process_start_time_seconds",
            MetricType.GAUGE,
            "When the process began, in seconds since 1970.")
        .sample(Labels.NONE, ManagementFactory.getRuntimeMXBean().getStartTime() / 1e3);
    memory(out);
  }

  private static void processor(PrometheusText out, OperatingSystemMXBean system) {
    long nanos = system.getProcessCpuTime();
    if (nanos >= 0) {
      out.family(
              "process_cpu_seconds_total",
              MetricType.COUNTER,
              "Seconds of processor time that the process used.")
          .sample(Labels.NONE, nanos / 1e9);
    }
  }

  private static void files(PrometheusText out, UnixOperatingSystemMXBean unix) {
    out.family("process_open_fds", MetricType.GAUGE, "Files and sockets that are open.")
        .sample(Labels.NONE, unix.getOpenFileDescriptorCount());
    out.family("process_max_fds", MetricType.GAUGE, "How many files and sockets may be open.")
        .sample(Labels.NONE, unix.getMaxFileDescriptorCount());
  }

  /** The kernel's own account, which only Linux has. */
  private static void memory(PrometheusText out) {
    List<String> lines;
    try {
      lines = Files.isReadable(STATUS) ? Files.readAllLines(STATUS) : List.of();
    } catch (IOException e) {
      return;
    }
    for (String line : lines) {
      if (line.startsWith("VmRSS:")) {
        out.family(
                "process_resident_memory_bytes",
                MetricType.GAUGE,
                "Memory that the process has in use.")
            .sample(Labels.NONE, bytes(line));
      } else if (line.startsWith("VmSize:")) {
        out.family(
                "process_virtual_memory_bytes",
                MetricType.GAUGE,
                "Addresses that the process has set aside.")
            .sample(Labels.NONE, bytes(line));
      }
    }
  }

  /** The figure of a line such as {@code VmRSS: 1234 kB}. */
  private static long bytes(String line) {
    long kilobytes = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c >= '0' && c <= '9') {
        kilobytes = kilobytes * 10 + (c - '0');
      }
    }
    return kilobytes * 1024;
  }
}
