package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Health of a control plane component; deprecated since 1.19.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Name of the component checked
 * @param conditions Results of the health checks
 */
@ApiType
@Resource(
    namespaced = false,
    shortNames = "cs",
    verbs = {"get", "list"})
public record ComponentStatus(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) @ListMap("type") @PatchMerge("type") List<ComponentCondition> conditions)
    implements MetaObject, ApiStruct<ComponentStatus> {
  /** Starts a value in which nothing is set but its kind. */
  public static ComponentStatusBuilder builder() {
    return new ComponentStatusBuilder();
  }

  /** Starts a value from this one. */
  public ComponentStatusBuilder toBuilder() {
    return new ComponentStatusBuilder(this);
  }
}
