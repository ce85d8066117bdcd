package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of controller revisions.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned revisions
 * @param items Revisions on this page
 */
@ApiType
public record ControllerRevisionList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ControllerRevision> items)
    implements ApiList<ControllerRevision>, ApiStruct<ControllerRevisionList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ControllerRevisionListBuilder builder() {
    return new ControllerRevisionListBuilder();
  }

  /** Starts a value from this one. */
  public ControllerRevisionListBuilder toBuilder() {
    return new ControllerRevisionListBuilder(this);
  }
}
