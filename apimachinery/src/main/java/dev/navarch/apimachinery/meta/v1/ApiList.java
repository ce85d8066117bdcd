package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import java.util.List;

/**
 * A list of objects of one kind. Its components are {@code typeMeta}, {@code metadata}, {@code
 * items}.
 */
public interface ApiList<T> extends ApiObject {
  /** The list's metadata: the version it was read at, where to go on. */
  ListMeta metadata();

  /** The objects. */
  List<T> items();

  /** The same list with other metadata. */
  @SuppressWarnings("unchecked") // the same record
  default ApiList<T> withMetadata(ListMeta metadata) {
    return (ApiList<T>) TypeDescriptor.of((Object) this).with(this, 1, metadata);
  }

  /** The same list with other objects. */
  @SuppressWarnings("unchecked") // the same record
  default ApiList<T> withItems(List<T> items) {
    return (ApiList<T>) TypeDescriptor.of((Object) this).with(this, 2, List.copyOf(items));
  }
}
