package dev.navarch.api.apiserverinternal.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record ServerStorageVersion(
    @Field(value = 1, required = true, omit = Omit.EMPTY) String apiServerID,
    @Field(value = 2, required = true, omit = Omit.EMPTY) String encodingVersion,
    @Field(value = 3, required = true, omit = Omit.EMPTY) @ListSet List<String> decodableVersions,
    @Field(4) @ListSet List<String> servedVersions)
    implements ApiStruct<ServerStorageVersion> {
  /** Starts a value in which nothing is set. */
  public static ServerStorageVersionBuilder builder() {
    return new ServerStorageVersionBuilder();
  }

  /** Starts a value from this one. */
  public ServerStorageVersionBuilder toBuilder() {
    return new ServerStorageVersionBuilder(this);
  }
}
