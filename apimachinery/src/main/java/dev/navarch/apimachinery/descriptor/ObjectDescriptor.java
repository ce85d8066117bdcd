package dev.navarch.apimachinery.descriptor;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a JSON object: what engines such as patches and server-side apply need to know. A
 * record has one, and so has each object in a custom resource's schema.
 */
public interface ObjectDescriptor {
  /** The type's own name, such as {@code PodSpec}; empty where it has none. */
  String name();

  /** The name in Kubernetes' messages, such as {@code v1.PodSpec}. */
  String goName();

  /** The fields as they stand in JSON, in order: those of inlined records are among them. */
  List<FieldDescriptor> jsonFields();

  /** The field of a name in JSON, or null. */
  @Nullable FieldDescriptor jsonField(String name);

  /** True when server-side apply treats a value as one piece. */
  boolean atomic();

  /** True when values write a JSON of their own, which the fields do not tell. */
  default boolean hasOwnJson() {
    return false;
  }

  /** True when fields that the descriptor does not name are kept. */
  default boolean preservesUnknownFields() {
    return false;
  }
}
