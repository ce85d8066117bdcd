package dev.navarch.client.rest;

import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.jspecify.annotations.Nullable;

/**
 * A watch that reads an answer as it comes. One thread reads; the flag is all that others touch,
 * besides the answer, which may be closed while somebody reads it.
 */
final class WatchStream<T> implements Watch<T> {
  private static final Logger LOG = System.getLogger("dev.navarch.client.rest");

  private final String request;
  private final TransportAnswer answer;
  private final EventReader<T> events;
  private volatile boolean closed;

  private WatchStream(String request, TransportAnswer answer, EventReader<T> events) {
    this.request = request;
    this.answer = answer;
    this.events = events;
  }

  static <T> Watch<T> of(String request, TransportAnswer answer, EventReader<T> events) {
    return new WatchStream<>(request, answer, events);
  }

  @Override
  public @Nullable Event<T> next() throws IOException, InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (closed) {
      return null;
    }
    Event<T> event;
    try {
      event = events.read();
    } catch (DecodeException e) {
      if (closed) {
        return null;
      }
      close();
      throw new UnreadableAnswerException(
          request + ": unable to decode watch event: " + e.getMessage(), e);
    } catch (IOException e) {
      if (closed) {
        return null;
      }
      close();
      Interruption.throwIfReasonOf(e);
      throw new IOException(request + ": the watch was lost: " + e.getMessage(), e);
    }
    if (event == null || event instanceof Event.Failed) {
      close();
    }
    return event;
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      answer.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "{0}: the watch was not closed in order: {1}", request, e.toString());
    }
  }
}
