package dev.navarch.client.credentials;

import java.io.Console;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Knows whether a person can answer at the standard input. Where the output goes does not matter: a
 * program asks its questions on the standard error.
 */
final class Terminal {
  private static final Path INPUT = Path.of("/proc/self/fd/0");
  private static final Path SHELL = Path.of("/bin/sh");

  private Terminal() {}

  static boolean isAttached() {
    if (Files.isSymbolicLink(INPUT)) {
      return leadsToTerminal(INPUT);
    }
    return Files.isExecutable(SHELL) ? shellSeesTerminal() : hasConsole();
  }

  /** Linux shows open files as links: to a device, a file, or something like {@code pipe:[7]}. */
  static boolean leadsToTerminal(Path link) {
    try {
      String device = Files.readSymbolicLink(link).toString();
      return device.startsWith("/dev/pts/")
          || device.startsWith("/dev/tty")
          || device.equals("/dev/console");
    } catch (IOException e) {
      return false;
    }
  }

  /** Java itself cannot ask, the shell of every Unix can. */
  private static boolean shellSeesTerminal() {
    try {
      Process test =
          new ProcessBuilder(SHELL.toString(), "-c", "test -t 0")
              .redirectInput(Redirect.INHERIT)
              .redirectOutput(Redirect.DISCARD)
              .redirectError(Redirect.DISCARD)
              .start();
      return test.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * Where there is no other way; it takes the output into account too. From JDK 22 on there may be
   * a console without a terminal, which can be asked.
   */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean hasConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
