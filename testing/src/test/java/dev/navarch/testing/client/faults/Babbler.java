package dev.navarch.testing.client.faults;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Something that listens on a port and is no API server: hears, says a word or none, and hangs up.
 */
final class Babbler implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.testing.client.faults");
  private static final int BACKLOG = 50;

  private final ServerSocket listener;
  private final byte[] words;
  private final boolean hangsUp;
  private final Set<Socket> callers = ConcurrentHashMap.newKeySet();

  private Babbler(String words, boolean hangsUp) throws IOException {
    this.words = words.getBytes(StandardCharsets.ISO_8859_1);
    this.hangsUp = hangsUp;
    this.listener = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().name("babbler").start(this::acceptAll);
  }

  static Babbler saying(String words) {
    return of(words, true);
  }

  /** One that takes connections, says nothing, and hangs up only if the caller does. */
  static Babbler silent() {
    return of("", false);
  }

  private static Babbler of(String words, boolean hangsUp) {
    try {
      return new Babbler(words, hangsUp);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void acceptAll() {
    try {
      while (!listener.isClosed()) {
        Socket caller = listener.accept();
        callers.add(caller);
        Thread.ofVirtual().start(() -> babble(caller));
      }
    } catch (IOException e) {
      LOG.log(Level.TRACE, "closed", e);
    }
  }

  private void babble(Socket caller) {
    try (caller) {
      int unused = caller.getInputStream().read(new byte[1 << 16]);
      if (hangsUp) {
        caller.getOutputStream().write(words);
        caller.shutdownOutput();
      }
      long unheard = caller.getInputStream().transferTo(OutputStream.nullOutputStream());
      LOG.log(Level.TRACE, "{0} bytes were not listened to", unheard);
    } catch (IOException e) {
      LOG.log(Level.TRACE, "the caller hung up first", e);
    }
  }

  URI url() {
    return URI.create("https://127.0.0.1:" + listener.getLocalPort());
  }

  @Override
  public void close() {
    try {
      listener.close();
      for (Socket caller : callers) {
        caller.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
