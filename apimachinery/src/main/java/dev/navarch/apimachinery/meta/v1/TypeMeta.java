package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import org.jspecify.annotations.Nullable;

/**
 * Says which kind of object this is and which API version its fields follow.
 *
 * @param kind CamelCase name of the object's type, for example Pod; it cannot change after creation
 * @param apiVersion Group and version this document is written in, such as apps/v1, or just v1 for
 *     the core group
 */
@ApiType
public record TypeMeta(@Field(1) String kind, @Field(2) String apiVersion)
    implements ApiStruct<TypeMeta> {
  /** Starts a value in which nothing is set. */
  public static TypeMetaBuilder builder() {
    return new TypeMetaBuilder();
  }

  /** Starts a value from this one. */
  public TypeMetaBuilder toBuilder() {
    return new TypeMetaBuilder(this);
  }

  /** No kind and no version: what an object of an internal version says. */
  public static final TypeMeta EMPTY = new TypeMeta("", "");

  /** The kind and version of a group, version and kind; empty for an internal version. */
  public static TypeMeta of(GroupVersionKind kind) {
    return kind.isEmpty() ? EMPTY : new TypeMeta(kind.kind(), kind.groupVersion().toApiVersion());
  }

  /** The group, version and kind. */
  public GroupVersionKind groupVersionKind() {
    return GroupVersionKind.fromApiVersionAndKind(apiVersion, kind);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof TypeMeta other
        && kind.equals(other.kind)
        && apiVersion.equals(other.apiVersion);
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + apiVersion.hashCode();
  }
}
