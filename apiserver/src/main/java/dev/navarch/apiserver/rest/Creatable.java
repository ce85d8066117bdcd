package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;

/** Something that takes objects in, and need not keep them. */
public interface Creatable<T extends MetaObject> extends Rest {
  /**
   * Takes an object in.
   *
   * @param name whose namespace, and for a sub-resource whose name, the request gives; the name is
   *     empty otherwise
   * @return what the client gets: an object or a status
   */
  ApiObject create(
      RequestContext context, ObjectName name, T object, WriteCheck<T> check, boolean dryRun);
}
