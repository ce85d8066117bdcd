package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An object after a write, and who owns its fields now.
 *
 * @param object the object, without {@code metadata.managedFields}
 * @param managedFields the entries to be kept in it, in order
 */
public record ManagedObject(StringMap<@Nullable Object> object, List<ManagedFields> managedFields) {
  public ManagedObject {
    managedFields = List.copyOf(managedFields);
  }

  /**
   * The object with its entries in {@code metadata.managedFields}; left out when there are none.
   */
  public StringMap<@Nullable Object> toTree() {
    return ManagedFieldsTree.put(object, managedFields);
  }
}
