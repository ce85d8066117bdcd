package dev.navarch.storage.embedded;

import java.nio.file.Path;

/**
 * A process that restores a back-up, and says {@code restoring} before it begins and {@code
 * restored} afterwards.
 *
 * <p>Arguments: the back-up, the folder.
 */
final class RestoreRunner {
  private RestoreRunner() {}

  public static void main(String[] arguments) {
    System.out.println("restoring");
    System.out.println(
        "restored " + Backup.restore(Path.of(arguments[0]), Path.of(arguments[1])).revision());
  }
}
