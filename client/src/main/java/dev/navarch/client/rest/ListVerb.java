package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.io.IOException;
import java.util.stream.Stream;

/**
 * Reads many objects. Calls throw what those of {@link ResourceClient} throw.
 *
 * @param <T> the objects
 * @param <L> lists of them
 */
public interface ListVerb<T extends MetaObject, L extends ApiList<T>> {
  /** Lists all objects at once. */
  default L list() throws IOException, InterruptedException {
    return list(ListOptions.builder().build());
  }

  /** Lists objects, or one page of them. */
  L list(ListOptions options) throws IOException, InterruptedException;

  /**
   * Goes through all objects, however many there are, and holds one page of them at a time. The
   * stream asks for pages as it gets to them: an {@link java.io.UncheckedIOException} or an {@link
   * dev.navarch.apimachinery.errors.ApiException} can come from any of its methods, and an
   * interrupt ends it with the former. Each object comes once. If it takes so long that the server
   * has forgotten the state that the list began with, the rest is of a later one.
   */
  default Stream<T> stream() {
    return stream(ListOptions.builder().build());
  }

  /** Goes through the objects that some options select; their limit is the size of a page. */
  default Stream<T> stream(ListOptions options) {
    return PagedList.stream(this::list, options);
  }
}
