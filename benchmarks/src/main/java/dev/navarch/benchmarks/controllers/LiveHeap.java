package dev.navarch.benchmarks.controllers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The heap of another JVM, as its own tool tells it. */
final class LiveHeap {
  private static final Path TOOL = Path.of(System.getProperty("java.home"), "bin", "jcmd");

  private LiveHeap() {}

  /**
   * The bytes of all objects of a process that can be reached. The process must be another than
   * this one, which would stand still while its own answer waits to be read.
   */
  static long bytes(long pid) throws IOException {
    if (pid == ProcessHandle.current().pid()) {
      throw new IllegalArgumentException("a JVM cannot ask itself");
    }
    Process tool =
        new ProcessBuilder(TOOL.toString(), Long.toString(pid), "GC.class_histogram")
            .redirectErrorStream(true)
            .start();
    List<String> lines;
    try {
      lines = tool.inputReader(StandardCharsets.UTF_8).lines().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      tool.destroy();
    }
    return total(lines);
  }

  /** The last line of a histogram has the sums: {@code Total INSTANCES BYTES}. */
  static long total(List<String> lines) throws IOException {
    String last = lines.isEmpty() ? "" : lines.getLast().strip();
    String[] words = last.split(" +", -1);
    if (words.length != 3 || !words[0].equals("Total")) {
      throw new IOException("no histogram of the heap: " + last);
    }
    return Long.parseLong(words[2]);
  }
}
