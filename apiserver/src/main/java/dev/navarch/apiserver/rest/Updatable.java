package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/** Something that can be replaced and patched. */
public interface Updatable<T extends MetaObject> extends Readable<T> {
  Updated<T> update(
      RequestContext context,
      ObjectName name,
      Transform<T> transform,
      WriteCheck<T> check,
      UpdateRules rules);

  /** The rules it is written under. */
  Strategy<T> strategy();
}
