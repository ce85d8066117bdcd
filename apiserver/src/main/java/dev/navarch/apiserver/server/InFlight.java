package dev.navarch.apiserver.server;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many requests are being answered, those that change something apart from those that do not.
 * What is more than there is room for is refused at once: a server that takes on everything ends up
 * finishing nothing. Watches are not counted, they last.
 */
public final class InFlight {
  private final int maxReading;
  private final int maxWriting;
  private final AtomicInteger reading = new AtomicInteger();
  private final AtomicInteger writing = new AtomicInteger();

  /** Creates limits; 0 means none. */
  public InFlight(int maxReading, int maxWriting) {
    this.maxReading = maxReading;
    this.maxWriting = maxWriting;
  }

  /** Takes a place; false if there is none. */
  boolean enter(boolean writes) {
    AtomicInteger count = writes ? writing : reading;
    int limit = writes ? maxWriting : maxReading;
    if (count.incrementAndGet() > limit && limit > 0) {
      count.decrementAndGet();
      return false;
    }
    return true;
  }

  void leave(boolean writes) {
    (writes ? writing : reading).decrementAndGet();
  }

  public int reading() {
    return reading.get();
  }

  public int writing() {
    return writing.get();
  }
}
