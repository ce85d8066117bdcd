package dev.navarch.client.rest;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** The types of a list and of its items. */
record ListType<T extends MetaObject, L extends ApiList<T>>(Class<T> item, Class<L> list) {
  TypeDescriptor<T> itemDescriptor() {
    return TypeDescriptor.of(item);
  }

  TypeDescriptor<L> listDescriptor() {
    return TypeDescriptor.of(list);
  }

  /** What the items of a list are that do not say it themselves; empty if nobody can tell. */
  static TypeMeta ofItems(TypeMeta list) {
    String kind = list.kind();
    return kind.endsWith("List") && !kind.equals("List")
        ? new TypeMeta(kind.substring(0, kind.length() - 4), list.apiVersion())
        : TypeMeta.EMPTY;
  }

  /** An item that says what it is. */
  T named(T object, TypeMeta typeMeta) {
    return object.typeMeta().kind().isEmpty() && !typeMeta.kind().isEmpty()
        ? item.cast(object.withTypeMeta(typeMeta))
        : object;
  }
}
