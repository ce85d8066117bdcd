package dev.navarch.controllerruntime.source;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.controllerruntime.event.EventHandler;
import dev.navarch.controllerruntime.event.EventPredicate;
import dev.navarch.controllerruntime.event.ObjectEvent;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Requests for what a program says itself: something came over the network, a timer went off.
 * Events wait while the controller does not run, at most {@value #CAPACITY} of them.
 *
 * <p>The buffer is shared by any number of senders and read by the thread of the running source.
 * One controller has it.
 */
public final class ChannelSource<T extends MetaObject> implements Source {
  private static final int CAPACITY = 1024;

  private final BlockingQueue<ObjectEvent<T>> events = new ArrayBlockingQueue<>(CAPACITY);
  private final EventPredicate<? super T> predicate;
  private final EventHandler<? super T> handler;

  public ChannelSource(EventPredicate<? super T> predicate, EventHandler<? super T> handler) {
    this.predicate = predicate;
    this.handler = handler;
  }

  /** A source that lets everything through. */
  public ChannelSource(EventHandler<? super T> handler) {
    this(event -> true, handler);
  }

  /** Says that an object is to be looked at. Waits while the buffer is full. */
  public void send(T object) throws InterruptedException {
    events.put(new ObjectEvent.Generic<>(object));
  }

  /**
   * Says that an object is to be looked at.
   *
   * @return false if the buffer is full; the event is lost then
   */
  public boolean offer(T object) {
    return events.offer(new ObjectEvent.Generic<>(object));
  }

  @Override
  public Running start(RequestQueue queue) throws IOException, InterruptedException {
    handler.prepare();
    EventDelivery<T> delivery = new EventDelivery<>(predicate, handler, queue);
    Thread reader = Thread.ofVirtual().name("channel-source").start(() -> read(delivery));
    return new Reading(reader);
  }

  private void read(EventDelivery<T> delivery) {
    try {
      while (true) {
        delivery.accept(events.take());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private record Reading(Thread reader) implements Running {
    /** There is no beginning to wait for. */
    @Override
    public boolean awaitSynced(Duration timeout) {
      return true;
    }

    @Override
    public void close() {
      reader.interrupt();
      try {
        reader.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
