package dev.navarch.client.credentials;

import java.io.Console;

/** Knows whether a person sits before this process. */
final class Terminal {
  private Terminal() {}

  /** From JDK 22 on there may be a console without a terminal, which can be asked. */
  @SuppressWarnings("SystemConsoleNull")
  static boolean isAttached() {
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
