package dev.navarch.client.remotecommand;

import java.io.IOException;

/** A command ran, and ended with a code that is not zero. */
public final class CodeExitException extends IOException {
  private static final long serialVersionUID = 1;

  private final int exitCode;

  CodeExitException(int exitCode, String message) {
    super(message.isEmpty() ? "command terminated with exit code " + exitCode : message);
    this.exitCode = exitCode;
  }

  public int exitCode() {
    return exitCode;
  }
}
