package dev.navarch.apiserver.server;

import java.util.concurrent.atomic.AtomicReference;

/**
 * The place of one request among those that are being worked on. It is given back while a slow
 * reader is waited for, and taken again afterwards even if there is none free: what was begun is
 * finished, and new requests wait. For any thread.
 */
final class Seat {
  /** For requests that hold no seat. */
  static final Seat NONE = new Seat(new ClientLoad(), new ClientLoad(), false, false, State.LEFT);

  private enum State {
    HELD,
    PAUSED,
    LEFT
  }

  private final ClientLoad own;
  private final ClientLoad total;
  private final boolean limited;
  private final boolean writes;
  private final AtomicReference<State> state;

  /**
   * A seat that was counted already.
   *
   * @param limited whether it counts among the seats of its user
   */
  Seat(ClientLoad own, ClientLoad total, boolean limited, boolean writes) {
    this(own, total, limited, writes, State.HELD);
  }

  private Seat(ClientLoad own, ClientLoad total, boolean limited, boolean writes, State state) {
    this.own = own;
    this.total = total;
    this.limited = limited;
    this.writes = writes;
    this.state = new AtomicReference<>(state);
  }

  void pause() {
    move(State.HELD, State.PAUSED);
  }

  void resume() {
    move(State.PAUSED, State.HELD);
  }

  /** Called when the request is answered; it may be resumed at the same time. */
  void leave() {
    while (state.get() != State.LEFT) {
      move(State.PAUSED, State.LEFT);
      move(State.HELD, State.LEFT);
    }
  }

  private void move(State from, State to) {
    if (state.compareAndSet(from, to)) {
      count(from, -1);
      count(to, 1);
    }
  }

  private void count(State counted, int change) {
    switch (counted) {
      case HELD -> {
        total.seats(writes).addAndGet(change);
        if (limited) {
          own.seats(writes).addAndGet(change);
        }
      }
      case PAUSED -> own.waiting().addAndGet(change);
      case LEFT -> {}
    }
  }
}
