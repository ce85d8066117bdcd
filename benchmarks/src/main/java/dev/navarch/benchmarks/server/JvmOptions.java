package dev.navarch.benchmarks.server;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Reads off a running JVM with which options another one is like it. */
final class JvmOptions {
  /** What follows these is no option of the JVM any more. */
  private static final Set<String> END = Set.of("-cp", "-classpath", "--class-path", "-jar");

  private JvmOptions() {}

  /** Those of a process; none when it is no JVM or does not tell. */
  static List<String> of(long pid) {
    return ProcessHandle.of(pid)
        .map(ProcessHandle::info)
        .filter(info -> info.command().filter(command -> command.endsWith("java")).isPresent())
        .flatMap(ProcessHandle.Info::arguments)
        .map(arguments -> in(Arrays.asList(arguments)))
        .orElse(List.of());
  }

  /** Leaves out what only the same class path can use. */
  static List<String> in(List<String> arguments) {
    return arguments.stream()
        .takeWhile(argument -> argument.startsWith("-") && !END.contains(argument))
        .filter(argument -> !argument.startsWith("-XX:AOT") && !argument.startsWith("-Xlog:"))
        .toList();
  }
}
