package dev.navarch.samples.samplecontroller.apis.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Foos, as a server lists them.
 *
 * @param typeMeta Kind and version of the list
 * @param metadata Version of the list, and how to go on with it
 * @param items The Foos
 */
@ApiType
public record FooList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Foo> items)
    implements ApiList<Foo>, ApiStruct<FooList> {}
