package dev.navarch.storage.embedded;

import java.nio.file.Path;
import java.time.Duration;

/** A process that grants a lease in the store of a folder, says which, and ends without closing. */
final class LeaseGranter {
  private LeaseGranter() {}

  public static void main(String[] arguments) {
    EmbeddedStore store = EmbeddedStore.open(Path.of(arguments[0]), EmbeddedOptions.DEFAULT);
    System.out.println("lease " + store.leases().grant(Duration.ofHours(1)).id());
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }
}
