package dev.navarch.client.sample.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of objects.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data
 * @param items Objects on this page
 */
@ApiType
public record PolicyList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Policy> items)
    implements ApiList<Policy>, ApiStruct<PolicyList> {}
