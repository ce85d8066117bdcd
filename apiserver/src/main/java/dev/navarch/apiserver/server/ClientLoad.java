package dev.navarch.apiserver.server;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** What the requests of one user, or of all users, take at present. For any thread. */
final class ClientLoad {
  private final AtomicInteger reading = new AtomicInteger();
  private final AtomicInteger writing = new AtomicInteger();

  /** Requests that wait for a slow reader of their response and hold no seat meanwhile. */
  private final AtomicInteger waiting = new AtomicInteger();

  private final AtomicLong bodies = new AtomicLong();
  private final AtomicLong unsent = new AtomicLong();

  /** How many requests refer to this; changed only within the map of all loads. */
  private int requests;

  AtomicInteger seats(boolean writes) {
    return writes ? writing : reading;
  }

  AtomicInteger waiting() {
    return waiting;
  }

  AtomicLong bodies() {
    return bodies;
  }

  AtomicLong unsent() {
    return unsent;
  }

  ClientLoad retain() {
    requests++;
    return this;
  }

  /** Whether that was the last request. */
  boolean release() {
    return --requests == 0;
  }
}
