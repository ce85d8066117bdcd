package dev.navarch.api.scheduling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of priority classes. */
@ApiType
public record PriorityClassList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PriorityClass> items)
    implements ApiList<PriorityClass>, ApiStruct<PriorityClassList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PriorityClassListBuilder builder() {
    return new PriorityClassListBuilder();
  }

  /** Starts a value from this one. */
  public PriorityClassListBuilder toBuilder() {
    return new PriorityClassListBuilder(this);
  }
}
