package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.storage.ByteString;

/**
 * A resource whose objects are stored, in whichever versions they are served.
 *
 * @param keyPrefix the start of the keys of its objects, with a slash at its end
 */
public record ResourceKind<T extends MetaObject>(
    GroupResource resource,
    GroupKind kind,
    boolean namespaced,
    String keyPrefix,
    ObjectModel model) {
  /** Where an object is stored. */
  public ByteString key(ObjectName name) {
    return ByteString.utf8(
        namespaced ? keyPrefix + name.namespace() + "/" + name.name() : keyPrefix + name.name());
  }

  /** The object that is stored under one of the keys. */
  public ObjectName nameOf(ByteString key) {
    String place = key.utf8().substring(keyPrefix.length());
    int slash = namespaced ? place.indexOf('/') : -1;
    return new ObjectName(place.substring(0, Math.max(slash, 0)), place.substring(slash + 1));
  }
}
