package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of device taint rules. */
@ApiType(hub = DeviceTaintRuleList.class)
public record DeviceTaintRuleList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<DeviceTaintRule> items)
    implements ApiList<DeviceTaintRule>, ApiStruct<DeviceTaintRuleList> {
  /** Starts a value in which nothing is set but its kind. */
  public static DeviceTaintRuleListBuilder builder() {
    return new DeviceTaintRuleListBuilder();
  }

  /** Starts a value from this one. */
  public DeviceTaintRuleListBuilder toBuilder() {
    return new DeviceTaintRuleListBuilder(this);
  }
}
