package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.objects.ObjectModel;

/**
 * What stands behind a path of the API. What can be done there is said by the interfaces beside
 * this one: {@link ResourceStore} can do everything; others are {@link Readable}, {@link Creatable}
 * or {@link Updatable}.
 */
public interface Rest {
  /** How the objects that come and go here are read and written. */
  ObjectModel model();

  /** Whether objects may be sent in a version that is not the path's. */
  default boolean accepts(GroupVersion version) {
    return false;
  }
}
