package dev.navarch.storage.testing.etcd;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Answers every line with the same line, and remembers it. */
final class EchoServer implements AutoCloseable {
  private final ServerSocket listener = new ServerSocket();
  private final List<String> received = new CopyOnWriteArrayList<>();
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  EchoServer() throws IOException {
    listener.bind(LoopbackPorts.address(0));
    threads.execute(this::acceptAll);
  }

  URI endpoint() {
    return URI.create("http://127.0.0.1:" + listener.getLocalPort());
  }

  List<String> received() {
    return received;
  }

  private void acceptAll() {
    try {
      while (true) {
        Socket socket = listener.accept();
        sockets.add(socket);
        threads.execute(() -> echo(socket));
      }
    } catch (IOException e) {
      // Closed.
    }
  }

  private void echo(Socket socket) {
    try (socket;
        BufferedReader in =
            new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
        OutputStream out = socket.getOutputStream()) {
      for (@Nullable String line = in.readLine(); line != null; line = in.readLine()) {
        received.add(line);
        out.write((line + "\n").getBytes(UTF_8));
      }
    } catch (IOException e) {
      // The peer is gone, as some tests intend.
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
    for (Socket socket : sockets) {
      socket.close();
    }
    threads.close();
  }
}
