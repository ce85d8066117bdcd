package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import java.util.List;

/**
 * Lists of a kind.
 *
 * @param keys the fields that tell items apart, for {@link ListKind#MAP}
 */
record ListType(ListKind kind, List<String> keys, TreeType element) implements TreeType {}
