package dev.navarch.storage;

/**
 * Which keys to read, and as of when.
 *
 * @param limit at most so many items, the first ones; 0 for all
 * @param revision the revision to read at; 0 for the latest
 * @param countOnly only count, and give no items
 */
public record RangeRequest(KeySpan span, int limit, long revision, boolean countOnly) {
  public RangeRequest {
    if (limit < 0 || revision < 0) {
      throw new IllegalArgumentException(
          "limit and revision are not negative: " + limit + ", " + revision);
    }
  }

  /** Everything in the stretch, at the latest revision. */
  public static RangeRequest of(KeySpan span) {
    return new RangeRequest(span, 0, 0, false);
  }

  public static RangeRequest count(KeySpan span) {
    return new RangeRequest(span, 0, 0, true);
  }

  public RangeRequest limit(int limit) {
    return new RangeRequest(span, limit, revision, countOnly);
  }

  public RangeRequest at(long revision) {
    return new RangeRequest(span, limit, revision, countOnly);
  }
}
