package dev.navarch.api.coordination.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of lease candidates. */
@ApiType(hub = LeaseCandidateList.class)
public record LeaseCandidateList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<LeaseCandidate> items)
    implements ApiList<LeaseCandidate>, ApiStruct<LeaseCandidateList> {
  /** Starts a value in which nothing is set but its kind. */
  public static LeaseCandidateListBuilder builder() {
    return new LeaseCandidateListBuilder();
  }

  /** Starts a value from this one. */
  public LeaseCandidateListBuilder toBuilder() {
    return new LeaseCandidateListBuilder(this);
  }
}
