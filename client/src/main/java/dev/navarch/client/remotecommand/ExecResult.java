package dev.navarch.client.remotecommand;

/**
 * How a command ended.
 *
 * @param exitCode 0 if all went well
 * @param message what the server says of it; empty if all went well
 */
public record ExecResult(int exitCode, String message) {
  static final ExecResult SUCCESS = new ExecResult(0, "");

  public boolean isSuccess() {
    return exitCode == 0;
  }

  /**
   * This result, if all went well.
   *
   * @throws CodeExitException otherwise
   */
  public ExecResult orThrow() throws CodeExitException {
    if (!isSuccess()) {
      throw new CodeExitException(exitCode, message);
    }
    return this;
  }
}
