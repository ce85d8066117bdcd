package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Adds a taint to matching devices, so that pods avoid or leave them. */
@ApiType(hub = DeviceTaintRule.class)
@Resource(namespaced = false, subresources = @Subresource("status"))
public record DeviceTaintRule(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) DeviceTaintRuleSpec spec,
    @Field(3) DeviceTaintRuleStatus status)
    implements MetaObject, ApiStruct<DeviceTaintRule> {
  /** Starts a value in which nothing is set but its kind. */
  public static DeviceTaintRuleBuilder builder() {
    return new DeviceTaintRuleBuilder();
  }

  /** Starts a value from this one. */
  public DeviceTaintRuleBuilder toBuilder() {
    return new DeviceTaintRuleBuilder(this);
  }
}
