package dev.navarch.client.record;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** References to the objects that events are about. */
final class EventReferences {
  /**
   * A reference to an object.
   *
   * @param scheme tells the kind of objects that do not say it themselves
   * @throws IllegalArgumentException if nobody knows of what kind the object is
   */
  static ObjectReference to(MetaObject object, @Nullable Scheme scheme) {
    TypeMeta type = object.typeMeta();
    if (type.kind().isEmpty() || type.apiVersion().isEmpty()) {
      List<GroupVersionKind> kinds = scheme == null ? List.of() : scheme.objectKinds(object);
      if (kinds.isEmpty()) {
        throw new IllegalArgumentException("an object does not say of what kind it is");
      }
      type = TypeMeta.of(kinds.get(0));
    }
    ObjectMeta meta = object.metadata();
    return ObjectReference.builder()
        .kind(type.kind())
        .apiVersion(type.apiVersion())
        .namespace(meta.namespace())
        .name(meta.name())
        .uid(meta.uid())
        .resourceVersion(meta.resourceVersion())
        .build();
  }

  /** The namespace of events about an object: its own, or the default one if it has none. */
  static String namespaceFor(ObjectReference about) {
    return about.namespace().isEmpty() ? "default" : about.namespace();
  }

  /** Whether events may be of a type. */
  static boolean isEventType(String type) {
    return type.equals("Normal") || type.equals("Warning");
  }

  private EventReferences() {}
}
