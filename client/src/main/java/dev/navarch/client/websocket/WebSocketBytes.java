package dev.navarch.client.websocket;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * A WebSocket as a tunnel: its messages behind one another are one stream of bytes, whatever their
 * bounds. The same thread rules hold.
 */
public final class WebSocketBytes {
  private final WebSocketConnection socket;

  public WebSocketBytes(WebSocketConnection socket) {
    this.socket = socket;
  }

  public InputStream in() {
    return new In();
  }

  public OutputStream out() {
    return new Out();
  }

  private final class In extends InputStream {
    private boolean isInMessage;

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      while (true) {
        if (!isInMessage && !socket.nextMessage()) {
          return -1;
        }
        int count = socket.read(bytes, offset, length);
        isInMessage = count >= 0;
        if (count > 0) {
          return count;
        }
      }
    }
  }

  private final class Out extends OutputStream {
    @Override
    public void write(int b) throws IOException {
      socket.send(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      socket.send(bytes, offset, length);
    }
  }
}
