package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import org.jspecify.annotations.Nullable;

/** Objects with fields that a descriptor names. */
record StructType(ObjectDescriptor descriptor, boolean atomic) implements MapLike {
  @Override
  public @Nullable TreeType entry(String name) {
    FieldDescriptor field = descriptor.jsonField(name);
    if (field != null) {
      return TreeType.of(field);
    }
    return descriptor.preservesUnknownFields() ? FreeType.GRANULAR : null;
  }

  @Override
  public boolean names(String name) {
    return descriptor.jsonField(name) != null;
  }
}
