package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;

/** An object with metadata: a name, labels, owners. The second component of such a record. */
public interface MetaObject extends ApiObject {
  /** The object's metadata. */
  ObjectMeta metadata();

  /** The same object with other metadata. */
  default MetaObject withMetadata(ObjectMeta metadata) {
    return metadata == metadata()
        ? this
        : (MetaObject) TypeDescriptor.of((Object) this).with(this, 1, metadata);
  }
}
