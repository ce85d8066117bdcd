package dev.navarch.api.flowcontrol.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of priority level configurations. */
@ApiType
public record PriorityLevelConfigurationList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PriorityLevelConfiguration> items)
    implements ApiList<PriorityLevelConfiguration>, ApiStruct<PriorityLevelConfigurationList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PriorityLevelConfigurationListBuilder builder() {
    return new PriorityLevelConfigurationListBuilder();
  }

  /** Starts a value from this one. */
  public PriorityLevelConfigurationListBuilder toBuilder() {
    return new PriorityLevelConfigurationListBuilder(this);
  }
}
