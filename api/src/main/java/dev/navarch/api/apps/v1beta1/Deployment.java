package dev.navarch.api.apps.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

@ApiType
@Resource(
    shortNames = "deploy",
    categories = "all",
    subresources = {@Subresource(value = "scale", type = Scale.class), @Subresource("status")})
public record Deployment(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) DeploymentSpec spec,
    @Field(3) DeploymentStatus status)
    implements MetaObject, ApiStruct<Deployment> {
  /** Starts a value in which nothing is set but its kind. */
  public static DeploymentBuilder builder() {
    return new DeploymentBuilder();
  }

  /** Starts a value from this one. */
  public DeploymentBuilder toBuilder() {
    return new DeploymentBuilder(this);
  }
}
