package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.fields.Fields;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;

/** By which fields the objects of a resource can be selected. */
public interface SelectableFields {
  /**
   * A term of a selector, in the words of the hub.
   *
   * @throws IllegalArgumentException if there is no such field to select by; the message is for the
   *     client
   */
  FieldValue convert(GroupVersion version, String field, String value);

  /** The values of an object's fields. */
  Fields of(MetaObject object);
}
