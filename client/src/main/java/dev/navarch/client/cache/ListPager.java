package dev.navarch.client.cache;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads a whole list page by page. Has no state. */
final class ListPager {
  /** What client-go asks for at a time. */
  static final long DEFAULT_PAGE_SIZE = 500;

  /**
   * A whole list.
   *
   * @param paged whether it took more than one answer
   */
  record Whole<T>(List<T> items, String resourceVersion, boolean paged) {}

  private ListPager() {}

  /**
   * Reads all pages. Where a page came too late for its continue token, everything is asked for
   * once more in one answer.
   *
   * @param pageSize zero for one answer
   */
  static <T> Whole<T> list(ListerWatcher<T> source, String resourceVersion, long pageSize)
      throws IOException, InterruptedException {
    ListOptions first =
        ListOptions.builder().resourceVersion(resourceVersion).limit(pageSize).build();
    Page<T> page = source.list(first);
    if (page.continueToken().isEmpty()) {
      return new Whole<>(page.items(), page.resourceVersion(), false);
    }
    List<T> items = new ArrayList<>(page.items());
    while (!page.continueToken().isEmpty()) {
      String token = page.continueToken();
      try {
        page = source.list(ListOptions.builder().limit(pageSize).continue_(token).build());
      } catch (ApiException e) {
        if (!WatchFailures.isExpired(e)) {
          throw e;
        }
        Page<T> all = source.list(first.toBuilder().limit(0).build());
        return new Whole<>(all.items(), all.resourceVersion(), true);
      }
      if (page.continueToken().equals(token)) {
        throw new IOException("a list does not end: its next page is the same one again");
      }
      items.addAll(page.items());
    }
    return new Whole<>(items, page.resourceVersion(), true);
  }
}
