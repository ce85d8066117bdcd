package dev.navarch.samples.samplecontroller.apis.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Column;
import dev.navarch.apimachinery.annotation.CustomResource;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Asks for a deployment of a name and size.
 *
 * @param typeMeta Kind and version of the object
 * @param metadata Identity of the object
 * @param spec The deployment that is wanted
 * @param status The deployment as it was last seen
 */
@ApiType
@Resource(subresources = @Subresource("status"))
@CustomResource(approval = "unapproved, experimental-only")
@Column(name = "Deployment", jsonPath = ".spec.deploymentName")
@Column(name = "Available", jsonPath = ".status.availableReplicas")
@Column(name = "Age", jsonPath = ".metadata.creationTimestamp")
public record Foo(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) FooSpec spec,
    @Field(3) FooStatus status)
    implements MetaObject, ApiStruct<Foo> {
  /** Starts a Foo in which nothing is set but its kind. */
  public static FooBuilder builder() {
    return new FooBuilder();
  }

  /** Starts a Foo from this one. */
  public FooBuilder toBuilder() {
    return new FooBuilder(this);
  }
}
