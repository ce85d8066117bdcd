package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Names a Secret together with its namespace.
 *
 * @param name Which Secret of that namespace is meant
 * @param namespace Namespace in which the Secret lives
 */
@ApiType(atomic = true)
public record SecretReference(@Field(1) String name, @Field(2) String namespace)
    implements ApiStruct<SecretReference> {
  /** Starts a value in which nothing is set. */
  public static SecretReferenceBuilder builder() {
    return new SecretReferenceBuilder();
  }

  /** Starts a value from this one. */
  public SecretReferenceBuilder toBuilder() {
    return new SecretReferenceBuilder(this);
  }
}
