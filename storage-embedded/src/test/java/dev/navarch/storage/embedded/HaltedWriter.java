package dev.navarch.storage.embedded;

import dev.navarch.storage.Store;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;

/**
 * A process that writes to a store, closes it, opens it again, writes more, and ends without
 * closing: one part of its writes is in the database, the other in the write-ahead log. It says
 * which leases it made.
 *
 * <p>Arguments: the folder, the seed.
 */
final class HaltedWriter {
  private HaltedWriter() {}

  public static void main(String[] arguments) {
    Path folder = Path.of(arguments[0]);
    long seed = Long.parseLong(arguments[1]);
    Set<Long> leases = new TreeSet<>();
    try (Store store = EmbeddedStore.open(folder, EmbeddedOptions.DEFAULT)) {
      leases.addAll(new Scenario(store, seed).run(300));
      store.compact(store.revision() - 100);
    }
    Store store = EmbeddedStore.open(folder, EmbeddedOptions.DEFAULT);
    leases.addAll(new Scenario(store, seed + 1).run(120));
    leases.forEach(lease -> System.out.println("lease " + lease));
    System.out.println("done");
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }
}
