package dev.navarch.api.install;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one release makes of a resource.
 *
 * @param kind what requests and answers hold; for a sub-resource often of another group
 * @param verbs in alphabetic order
 * @param storage the version in which objects are stored; null for a sub-resource, for a resource
 *     that is not stored, and where the release does not serve it
 */
public record Offer(
    Serving serving, GroupVersionKind kind, List<String> verbs, @Nullable GroupVersion storage) {

  public Offer {
    List<String> sorted = new ArrayList<>(verbs);
    Collections.sort(sorted);
    verbs = List.copyOf(sorted);
  }
}
