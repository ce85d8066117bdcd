package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.MetaObject;

/**
 * All eight verbs of a resource.
 *
 * @param <T> the objects
 * @param <L> lists of them
 */
public interface ResourceVerbs<T extends MetaObject, L extends ApiList<T>>
    extends CreateVerb<T>,
        UpdateVerb<T>,
        DeleteVerb,
        DeleteCollectionVerb,
        GetVerb<T>,
        ListVerb<T, L>,
        WatchVerb<T>,
        PatchVerb<T> {}
