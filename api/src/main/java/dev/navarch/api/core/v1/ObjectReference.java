package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Points at any object, or at a part of it.
 *
 * @param kind Kind of object meant, such as Pod or Node
 * @param namespace Namespace the object lives in; empty for cluster-wide kinds
 * @param name Which object of that kind and namespace is meant
 * @param uid Unique identifier, telling it from earlier objects of the same name
 * @param apiVersion API group and version in which the kind is read
 * @param resourceVersion Exact revision of the object meant, if any
 * @param fieldPath Part of the object meant, such as spec.containers{web}
 */
@ApiType(atomic = true)
public record ObjectReference(
    @Field(1) String kind,
    @Field(2) String namespace,
    @Field(3) String name,
    @Field(4) String uid,
    @Field(5) String apiVersion,
    @Field(6) String resourceVersion,
    @Field(7) String fieldPath)
    implements ApiStruct<ObjectReference> {
  /** Starts a value in which nothing is set. */
  public static ObjectReferenceBuilder builder() {
    return new ObjectReferenceBuilder();
  }

  /** Starts a value from this one. */
  public ObjectReferenceBuilder toBuilder() {
    return new ObjectReferenceBuilder(this);
  }
}
