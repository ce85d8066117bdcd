package dev.navarch.storage;

/**
 * What to watch.
 *
 * @param startRevision the first revision to hear of; 0 for those after the one that is the latest
 *     when {@link Store#watch} is called
 * @param previousValues whether events must carry what was there before
 * @param progress whether the listener wants {@linkplain WatchListener#progress marks} now and then
 *     while nothing happens
 * @param queueLimit how many events may wait for the listener before the watch is cut off as too
 *     slow
 */
public record WatchRequest(
    KeySpan span, long startRevision, boolean previousValues, boolean progress, int queueLimit) {
  public static final int DEFAULT_QUEUE_LIMIT = 16_384;

  public WatchRequest {
    if (startRevision < 0 || queueLimit < 1) {
      throw new IllegalArgumentException(
          "start revision or queue limit too small: " + startRevision + ", " + queueLimit);
    }
  }

  /** Everything that happens in the stretch from now on. */
  public static WatchRequest of(KeySpan span) {
    return new WatchRequest(span, 0, false, false, DEFAULT_QUEUE_LIMIT);
  }

  public WatchRequest from(long startRevision) {
    return new WatchRequest(span, startRevision, previousValues, progress, queueLimit);
  }

  public WatchRequest withPreviousValues() {
    return new WatchRequest(span, startRevision, true, progress, queueLimit);
  }

  public WatchRequest withProgress() {
    return new WatchRequest(span, startRevision, previousValues, true, queueLimit);
  }

  public WatchRequest queueLimit(int queueLimit) {
    return new WatchRequest(span, startRevision, previousValues, progress, queueLimit);
  }
}
