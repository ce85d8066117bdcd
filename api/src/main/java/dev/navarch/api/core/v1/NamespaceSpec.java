package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * What a namespace waits for before it may vanish.
 *
 * @param finalizers Values that must all be removed before the namespace is deleted for good
 */
@ApiType
public record NamespaceSpec(@Field(1) @Atomic @EnumOf(FinalizerName.class) List<String> finalizers)
    implements ApiStruct<NamespaceSpec> {
  /** Starts a value in which nothing is set. */
  public static NamespaceSpecBuilder builder() {
    return new NamespaceSpecBuilder();
  }

  /** Starts a value from this one. */
  public NamespaceSpecBuilder toBuilder() {
    return new NamespaceSpecBuilder(this);
  }
}
