package dev.navarch.apiserver.serviceaccount;

import dev.navarch.apimachinery.meta.v1.ObjectMeta;

/**
 * An object that a token speaks of.
 *
 * @param uid empty where a token names an object that is not there
 */
record ObjectRef(String name, String uid) {
  static ObjectRef to(ObjectMeta metadata) {
    return new ObjectRef(metadata.name(), metadata.uid());
  }
}
