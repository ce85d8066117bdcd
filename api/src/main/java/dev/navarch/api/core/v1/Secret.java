package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.Bytes;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Confidential entries for pods and components, at most 1 MiB in all.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the Secret
 * @param immutable True forbids any later change to the entries and cannot be undone; false if
 *     unset
 * @param data Entries by key, values in base64; keys use letters, digits, hyphen, underscore and
 *     dot
 * @param stringData Entries as plain text, merged into data on write and never shown on read
 * @param type Kind of content, which may require certain keys; Opaque if unset, cannot change
 */
@ApiType
@Resource
public record Secret(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(5) @Nullable Boolean immutable,
    @Field(2) Map<String, Bytes> data,
    @Field(4) Map<String, String> stringData,
    @Field(3) @EnumOf(SecretType.class) String type)
    implements MetaObject, ApiStruct<Secret> {
  /** Starts a value in which nothing is set but its kind. */
  public static SecretBuilder builder() {
    return new SecretBuilder();
  }

  /** Starts a value from this one. */
  public SecretBuilder toBuilder() {
    return new SecretBuilder(this);
  }
}
