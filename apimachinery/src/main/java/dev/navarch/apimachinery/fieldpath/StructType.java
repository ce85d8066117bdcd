package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Objects with fields that a descriptor names. Remembers the types of the fields that were asked
 * for, so that whoever keeps the type of an object makes those inside it once. May be used by any
 * thread.
 */
final class StructType implements MapLike {
  private final ObjectDescriptor descriptor;
  private final boolean atomic;
  private final Map<String, TreeType> entries = new ConcurrentHashMap<>();

  StructType(ObjectDescriptor descriptor, boolean atomic) {
    this.descriptor = descriptor;
    this.atomic = atomic;
  }

  ObjectDescriptor descriptor() {
    return descriptor;
  }

  @Override
  public boolean atomic() {
    return atomic;
  }

  @Override
  public @Nullable TreeType entry(String name) {
    TreeType known = entries.get(name);
    if (known != null) {
      return known;
    }
    FieldDescriptor field = descriptor.jsonField(name);
    if (field != null) {
      TreeType made = TreeType.of(field);
      entries.put(name, made);
      return made;
    }
    return descriptor.preservesUnknownFields() ? FreeType.GRANULAR : null;
  }

  @Override
  public boolean names(String name) {
    return descriptor.jsonField(name) != null;
  }
}
