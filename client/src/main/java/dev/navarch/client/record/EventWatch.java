package dev.navarch.client.record;

/** Somebody who gets events from a broadcaster. */
public interface EventWatch extends AutoCloseable {
  /** How many events were lost because too many waited already. */
  long dropped();

  /** Takes no more events; those that wait are still handled. Does not wait for that. */
  @Override
  void close();
}
