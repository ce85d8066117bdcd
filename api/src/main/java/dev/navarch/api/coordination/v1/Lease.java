package dev.navarch.api.coordination.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Time-limited lock used for leader election and node heartbeats. */
@ApiType
@Resource
public record Lease(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) LeaseSpec spec)
    implements MetaObject, ApiStruct<Lease> {
  /** Starts a value in which nothing is set but its kind. */
  public static LeaseBuilder builder() {
    return new LeaseBuilder();
  }

  /** Starts a value from this one. */
  public LeaseBuilder toBuilder() {
    return new LeaseBuilder(this);
  }
}
