package dev.navarch.benchmarks.storage;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** Where these classes lie: in the folder {@code benchmarks/target} of a checkout. */
public record Checkout(Path target) {
  public static Checkout find() {
    try {
      // Either the jar or the folder of the classes; the build puts both into its target folder.
      Path classes =
          Path.of(Checkout.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path target = classes.toAbsolutePath().getParent();
      if (target == null) {
        throw new IllegalStateException("no folder around " + classes);
      }
      return new Checkout(target);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What the engines write goes here, so that all of them use the same disk. */
  Path work() {
    return target.resolve("storage-benchmark");
  }

  /** The folder of the whole project. */
  public Path root() {
    return target.resolve("../..").normalize();
  }
}
