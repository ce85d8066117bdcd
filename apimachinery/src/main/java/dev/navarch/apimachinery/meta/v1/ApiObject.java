package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.schema.GroupVersionKind;

/**
 * An object of some kind: it says itself which. The kinds are records whose first component is
 * {@code typeMeta}; {@link dev.navarch.apimachinery.unstructured.Unstructured} is an object of any
 * kind.
 */
public interface ApiObject {
  /** The kind and version the object says it is; empty while it is of no external version. */
  TypeMeta typeMeta();

  /** The kind and version as one value. */
  default GroupVersionKind groupVersionKind() {
    return typeMeta().groupVersionKind();
  }

  /** The same object under another kind and version. */
  default ApiObject withTypeMeta(TypeMeta typeMeta) {
    return typeMeta.equals(typeMeta())
        ? this
        : (ApiObject) TypeDescriptor.of((Object) this).with(this, 0, typeMeta);
  }

  /** The same object under another kind and version. */
  default ApiObject withGroupVersionKind(GroupVersionKind kind) {
    return withTypeMeta(TypeMeta.of(kind));
  }

  /** Copies the object all the way down. */
  default ApiObject deepCopyObject() {
    return (ApiObject) TypeDescriptor.of((Object) this).deepCopy(this);
  }
}
