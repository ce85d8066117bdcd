package dev.navarch.api.apiserverinternal.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record StorageVersionStatus(
    @Field(1) @ListMap("apiServerID") List<ServerStorageVersion> storageVersions,
    @Field(2) @Nullable String commonEncodingVersion,
    @Field(3) @ListMap("type") List<StorageVersionCondition> conditions)
    implements ApiStruct<StorageVersionStatus> {
  /** Starts a value in which nothing is set. */
  public static StorageVersionStatusBuilder builder() {
    return new StorageVersionStatusBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionStatusBuilder toBuilder() {
    return new StorageVersionStatusBuilder(this);
  }
}
