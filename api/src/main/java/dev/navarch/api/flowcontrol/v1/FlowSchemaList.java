package dev.navarch.api.flowcontrol.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of flow schemas. */
@ApiType
public record FlowSchemaList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<FlowSchema> items)
    implements ApiList<FlowSchema>, ApiStruct<FlowSchemaList> {
  /** Starts a value in which nothing is set but its kind. */
  public static FlowSchemaListBuilder builder() {
    return new FlowSchemaListBuilder();
  }

  /** Starts a value from this one. */
  public FlowSchemaListBuilder toBuilder() {
    return new FlowSchemaListBuilder(this);
  }
}
