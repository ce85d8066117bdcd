package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

/**
 * Ceilings in force and usage measured.
 *
 * @param hard Ceilings now enforced
 * @param used Amount of each resource the namespace now takes up
 */
@ApiType
public record ResourceQuotaStatus(
    @Field(1) Map<String, Quantity> hard, @Field(2) Map<String, Quantity> used)
    implements ApiStruct<ResourceQuotaStatus> {
  /** Starts a value in which nothing is set. */
  public static ResourceQuotaStatusBuilder builder() {
    return new ResourceQuotaStatusBuilder();
  }

  /** Starts a value from this one. */
  public ResourceQuotaStatusBuilder toBuilder() {
    return new ResourceQuotaStatusBuilder(this);
  }
}
