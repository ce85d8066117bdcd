package dev.navarch.client.remotecommand;

import java.io.IOException;

/**
 * The streams of one command over one protocol. One thread delivers, one writes the input, one the
 * sizes; any thread may close, which ends all of that.
 */
sealed interface CommandStreams extends AutoCloseable permits WebSocketStreams, SpdyStreams {
  /** Sends a part of the input. */
  void input(byte[] bytes, int length) throws IOException;

  /** Says that the input has ended, where the protocol has words for it. */
  void endInput() throws IOException;

  void resize(TerminalSize size) throws IOException;

  /**
   * Takes what the command writes to where it belongs until the command has ended.
   *
   * @return how it ended
   * @throws dev.navarch.apimachinery.errors.ApiException if it could not run
   * @throws IOException if the connection was lost, or an output does not take what it is given
   */
  ExecResult deliver(CommandOutputs outputs) throws IOException, InterruptedException;

  @Override
  void close();
}
