package dev.navarch.storage;

/** A watch that is under way. */
public interface Watch extends AutoCloseable {
  /**
   * Asks for a {@linkplain WatchListener#progress mark} soon, at a revision not older than the
   * latest one when this was called. It comes after the events up to its revision, also if the
   * request did not ask for marks.
   *
   * <p>An etcd server before 3.4.25 or 3.5.8 cannot be asked reliably; there the mark comes when
   * the server next sends one by itself.
   */
  void requestProgress();

  /**
   * Ends the watch. No call to the listener begins after this returns; one that has begun may still
   * be running. May be called by the listener, and more than once.
   */
  @Override
  void close();
}
