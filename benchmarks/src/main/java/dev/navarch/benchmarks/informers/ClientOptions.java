package dev.navarch.benchmarks.informers;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the command line asks for.
 *
 * @param kubeconfig of the server that is used; without it one is started
 */
record ClientOptions(Optional<Path> kubeconfig, boolean quick, Set<ClientRow> rows) {
  /**
   * Parses {@code [--kubeconfig FILE] [--quick] [--only ROW...]}, in any order.
   *
   * @throws IllegalArgumentException when it is anything else
   */
  static ClientOptions parse(List<String> arguments) {
    Optional<Path> kubeconfig = Optional.empty();
    boolean quick = false;
    Set<ClientRow> rows = EnumSet.allOf(ClientRow.class);
    for (int i = 0; i < arguments.size(); i++) {
      switch (arguments.get(i)) {
        case "--quick" -> quick = true;
        case "--kubeconfig" -> {
          i++;
          if (i == arguments.size()) {
            throw new IllegalArgumentException("--kubeconfig needs a value");
          }
          kubeconfig = Optional.of(Path.of(arguments.get(i)));
        }
        case "--only" -> {
          List<String> names =
              arguments.subList(i + 1, arguments.size()).stream()
                  .takeWhile(argument -> !argument.startsWith("--"))
                  .toList();
          if (names.isEmpty()) {
            throw new IllegalArgumentException("--only needs a row");
          }
          rows = ClientRow.named(names);
          i += names.size();
        }
        default -> throw new IllegalArgumentException("not understood: " + arguments.get(i));
      }
    }
    return new ClientOptions(kubeconfig, quick, rows);
  }
}
