package dev.navarch.api.node.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of runtime classes. */
@ApiType
public record RuntimeClassList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<RuntimeClass> items)
    implements ApiList<RuntimeClass>, ApiStruct<RuntimeClassList> {
  /** Starts a value in which nothing is set but its kind. */
  public static RuntimeClassListBuilder builder() {
    return new RuntimeClassListBuilder();
  }

  /** Starts a value from this one. */
  public RuntimeClassListBuilder toBuilder() {
    return new RuntimeClassListBuilder(this);
  }
}
