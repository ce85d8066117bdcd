package dev.navarch.api.coordination.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Announces a contender for a lease, so that a coordinator can pick the leader. */
@ApiType(hub = LeaseCandidate.class)
@Resource
public record LeaseCandidate(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true, omit = Omit.EMPTY) LeaseCandidateSpec spec)
    implements MetaObject, ApiStruct<LeaseCandidate> {
  /** Starts a value in which nothing is set but its kind. */
  public static LeaseCandidateBuilder builder() {
    return new LeaseCandidateBuilder();
  }

  /** Starts a value from this one. */
  public LeaseCandidateBuilder toBuilder() {
    return new LeaseCandidateBuilder(this);
  }
}
