package dev.navarch.client.sample.v1alpha1;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Wants a deployment.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the object
 * @param spec What is wanted
 * @param status What was seen last
 */
@ApiType
@Resource(
    shortNames = "fo",
    subresources = {@Subresource("status"), @Subresource(value = "scale", type = Scale.class)})
public record Foo(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) FooSpec spec,
    @Field(3) FooStatus status)
    implements MetaObject, ApiStruct<Foo> {
  /** Starts a value in which nothing is set but its kind. */
  public static FooBuilder builder() {
    return new FooBuilder();
  }

  /** Starts a value from this one. */
  public FooBuilder toBuilder() {
    return new FooBuilder(this);
  }
}
