package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.List;

/** Something that can be listed although it is not stored. */
public interface Listable<T extends MetaObject> extends Readable<T> {
  List<T> all(RequestContext context);
}
