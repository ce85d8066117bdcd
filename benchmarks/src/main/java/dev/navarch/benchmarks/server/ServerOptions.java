package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Protocol;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the command line asks for.
 *
 * @param kubeconfig of the server that is measured; without it one is started
 * @param pids processes whose memory and processor time are the server's; with none they are looked
 *     for
 */
record ServerOptions(
    Optional<Path> kubeconfig,
    List<Long> pids,
    Protocol protocol,
    boolean quick,
    Set<LoadRow> rows) {
  /**
   * Parses {@code [--kubeconfig FILE] [--pid N[,N...]] [--http1] [--quick] [--only ROW...]}, in any
   * order.
   *
   * @param environment the variable {@code KUBECONFIG}: of several files the first counts
   * @throws IllegalArgumentException when it is anything else
   */
  static ServerOptions parse(List<String> arguments, @Nullable String environment) {
    Optional<Path> kubeconfig = fromEnvironment(environment);
    List<Long> pids = new ArrayList<>();
    Protocol protocol = Protocol.HTTP_2;
    boolean quick = false;
    Set<LoadRow> rows = EnumSet.allOf(LoadRow.class);
    for (int i = 0; i < arguments.size(); i++) {
      switch (arguments.get(i)) {
        case "--quick" -> quick = true;
        case "--http1" -> protocol = Protocol.HTTP_1;
        case "--kubeconfig" -> kubeconfig = Optional.of(Path.of(value(arguments, i++)));
        case "--pid" -> {
          for (String pid : value(arguments, i++).split(",", -1)) {
            pids.add(pid(pid));
          }
        }
        case "--only" -> {
          List<String> names =
              arguments.subList(i + 1, arguments.size()).stream()
                  .takeWhile(argument -> !argument.startsWith("--"))
                  .toList();
          if (names.isEmpty()) {
            throw new IllegalArgumentException("--only needs a row");
          }
          rows = LoadRow.named(names);
          i += names.size();
        }
        default -> throw new IllegalArgumentException("not understood: " + arguments.get(i));
      }
    }
    return new ServerOptions(kubeconfig, List.copyOf(pids), protocol, quick, rows);
  }

  private static Optional<Path> fromEnvironment(@Nullable String environment) {
    if (environment == null) {
      return Optional.empty();
    }
    for (String file : environment.split(File.pathSeparator, -1)) {
      if (!file.isEmpty()) {
        return Optional.of(Path.of(file));
      }
    }
    return Optional.empty();
  }

  private static String value(List<String> arguments, int option) {
    if (option + 1 >= arguments.size()) {
      throw new IllegalArgumentException(arguments.get(option) + " needs a value");
    }
    return arguments.get(option + 1);
  }

  private static long pid(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("not the number of a process: " + text, e);
    }
  }
}
