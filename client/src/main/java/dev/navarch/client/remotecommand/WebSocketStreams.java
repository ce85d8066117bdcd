package dev.navarch.client.remotecommand;

import dev.navarch.client.websocket.WebSocketConnection;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** A command's streams as channels of a WebSocket: the first byte of a message says which. */
final class WebSocketStreams implements CommandStreams {
  static final String V5 = "v5.channel.k8s.io";
  static final String V4 = "v4.channel.k8s.io";
  static final String V1 = "channel.k8s.io";

  private static final int STDIN = 0;
  private static final int STDOUT = 1;
  private static final int STDERR = 2;
  private static final int ERROR = 3;
  private static final int RESIZE = 4;
  private static final int END = 255;

  private final WebSocketConnection socket;

  WebSocketStreams(WebSocketConnection socket) {
    this.socket = socket;
  }

  @Override
  public void input(byte[] bytes, int length) throws IOException {
    socket.send(STDIN, bytes, 0, length);
  }

  /** Before the fifth version a server cannot be told. */
  @Override
  public void endInput() throws IOException {
    if (socket.protocol().equals(V5)) {
      socket.send(END, new byte[] {STDIN}, 0, 1);
    }
  }

  @Override
  public void resize(TerminalSize size) throws IOException {
    byte[] json = size.json();
    socket.send(RESIZE, json, 0, json.length);
  }

  @Override
  public ExecResult deliver(CommandOutputs outputs) throws IOException {
    CommandStatus status = new CommandStatus(socket.protocol());
    byte[] buffer = new byte[32 * 1024];
    while (socket.nextMessage()) {
      if (socket.read(buffer, 0, 1) == 1) {
        int channel = buffer[0] & 0xFF;
        for (int count; (count = socket.read(buffer, 0, buffer.length)) >= 0; ) {
          switch (channel) {
            case STDOUT -> write(outputs.stdout(), buffer, count);
            case STDERR -> write(outputs.stderr(), buffer, count);
            case ERROR -> status.add(buffer, count);
            case END -> {} // the end of one channel; the last is the connection's
            default ->
                throw new IOException(
                    "%s sent something on channel %d, which it has not got"
                        .formatted(socket.server(), channel));
          }
        }
        outputs.flush();
      }
    }
    return status.result(socket.server());
  }

  private static void write(@Nullable OutputStream out, byte[] bytes, int length)
      throws IOException {
    if (out != null) {
      out.write(bytes, 0, length);
    }
  }

  @Override
  public void close() {
    socket.close();
  }
}
