package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Items;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * One resource type or subresource within a group version, and what can be done with it.
 *
 * @param name Plural name used in URLs; subresources follow a slash, as in pods/log
 * @param singularName Lowercase name of a single object, accepted by command line tools
 * @param namespaced Whether objects live inside namespaces, as opposed to being cluster-wide
 * @param group Group of the kind when it differs from the one listed, as for scale; empty means the
 *     same
 * @param version Version of the kind when it differs from the one listed; empty means the same
 * @param kind Kind of the objects this resource accepts and returns
 * @param verbs Operations on offer, such as get, list, create and watch
 * @param shortNames Abbreviations command line tools accept, for example deploy
 * @param categories Named groupings this resource belongs to, such as all
 * @param storageVersionHash Opaque hash of the stored version; a change hints that stored data was
 *     converted
 */
@ApiType
public record APIResource(
    @Field(value = 1, required = true) String name,
    @Field(value = 6, required = true) String singularName,
    @Field(value = 2, required = true) boolean namespaced,
    @Field(8) String group,
    @Field(9) String version,
    @Field(value = 3, required = true) String kind,
    @Field(value = 4, required = true) @Items List<String> verbs,
    @Field(5) @Atomic List<String> shortNames,
    @Field(7) @Atomic List<String> categories,
    @Field(10) String storageVersionHash)
    implements ApiStruct<APIResource> {
  /** Starts a value in which nothing is set. */
  public static APIResourceBuilder builder() {
    return new APIResourceBuilder();
  }

  /** Starts a value from this one. */
  public APIResourceBuilder toBuilder() {
    return new APIResourceBuilder(this);
  }
}
