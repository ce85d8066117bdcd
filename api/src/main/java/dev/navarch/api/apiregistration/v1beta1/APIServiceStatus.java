package dev.navarch.api.apiregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record APIServiceStatus(
    @Field(1) @ListMap("type") @PatchMerge("type") List<APIServiceCondition> conditions)
    implements ApiStruct<APIServiceStatus> {
  /** Starts a value in which nothing is set. */
  public static APIServiceStatusBuilder builder() {
    return new APIServiceStatusBuilder();
  }

  /** Starts a value from this one. */
  public APIServiceStatusBuilder toBuilder() {
    return new APIServiceStatusBuilder(this);
  }
}
