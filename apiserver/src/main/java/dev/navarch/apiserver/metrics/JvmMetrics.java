package dev.navarch.apiserver.metrics;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.MemoryUsage;
import java.util.function.ToLongFunction;

/** What the Java runtime says of itself, under the names that Java programs use. */
public final class JvmMetrics implements MetricSource {
  @Override
  public void write(PrometheusText out) {
    memory(out, "jvm_memory_used_bytes", "Memory in use.", MemoryUsage::getUsed);
    memory(
        out, "jvm_memory_committed_bytes", "Memory that was set aside.", MemoryUsage::getCommitted);
    memory(
        out,
        "jvm_memory_max_bytes",
        "The most that may be set aside; -1 if there is no limit.",
        MemoryUsage::getMax);
    out.family(
        "jvm_gc_collection_seconds", MetricType.SUMMARY, "Time that collecting garbage took.");
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      Labels labels = Labels.of("gc", collector.getName());
      out.sample("_count", labels, collector.getCollectionCount());
      out.sample("_sum", labels, collector.getCollectionTime() / 1e3);
    }
    out.family("jvm_threads_current", MetricType.GAUGE, "Platform threads that are alive.")
        .sample(Labels.NONE, ManagementFactory.getThreadMXBean().getThreadCount());
  }

  private static void memory(
      PrometheusText out, String name, String help, ToLongFunction<MemoryUsage> figure) {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    out.family(name, MetricType.GAUGE, help)
        .sample(Labels.of("area", "heap"), figure.applyAsLong(memory.getHeapMemoryUsage()))
        .sample(Labels.of("area", "nonheap"), figure.applyAsLong(memory.getNonHeapMemoryUsage()));
  }
}
