package dev.navarch.client.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a list, page by page. Only the page that is being gone through is held. When the
 * server does not have the list's state any more it gives a token to go on with in a later one; the
 * order of objects is the same there, so that none comes twice. Belongs to one thread.
 */
final class PagedList<T, L extends ApiList<T>> implements Iterator<T> {
  private static final int PAGE = 500;

  private final Pages<L> pages;
  private ListOptions next;
  private @Nullable Iterator<T> page;
  private boolean last;

  private PagedList(Pages<L> pages, ListOptions options) {
    this.pages = pages;
    next = options.limit() > 0 ? options : options.toBuilder().limit(PAGE).build();
  }

  /** Reads one page. */
  interface Pages<L> {
    L list(ListOptions options) throws IOException, InterruptedException;
  }

  static <T, L extends ApiList<T>> Stream<T> stream(Pages<L> pages, ListOptions options) {
    int shape = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(new PagedList<>(pages, options), shape), false);
  }

  @Override
  public boolean hasNext() {
    while (page == null || !page.hasNext()) {
      if (last) {
        return false;
      }
      page = null; // the page that was gone through is not held while the next one comes
      turn();
    }
    return true;
  }

  @Override
  public T next() {
    if (!hasNext() || page == null) {
      throw new NoSuchElementException();
    }
    return page.next();
  }

  private void turn() {
    L list = fetch();
    String token = list.metadata().continue_();
    last = token.isEmpty();
    next = following(token);
    page = list.items().iterator();
  }

  /** A token says itself at which version to go on. */
  private ListOptions following(String token) {
    return next.toBuilder().continue_(token).resourceVersion("").resourceVersionMatch("").build();
  }

  private L fetch() {
    try {
      try {
        return pages.list(next);
      } catch (ApiException e) {
        String token = e.status().metadata().continue_();
        boolean expired = e.isResourceExpired() || e.isGone();
        if (!expired || next.continue_().isEmpty() || token.isEmpty()) {
          throw e;
        }
        next = following(token);
        return pages.list(next);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      InterruptedIOException interrupted = new InterruptedIOException("listing was interrupted");
      interrupted.initCause(e);
      throw new UncheckedIOException(interrupted);
    }
  }
}
