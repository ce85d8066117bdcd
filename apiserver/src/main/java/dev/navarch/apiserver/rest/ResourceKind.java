package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.objects.ObjectModel;

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
    ObjectModel model) {}
