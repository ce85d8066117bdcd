package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/** Something that can be read by its name. */
public interface Readable<T extends MetaObject> extends Rest {
  /**
   * The object.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if there is none
   */
  T read(RequestContext context, ObjectName name);
}
