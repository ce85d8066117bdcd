package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
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
 * Configuration entries for pods, at most 1 MiB in all; not for secrets.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the ConfigMap
 * @param immutable True freezes the entries for good; only metadata stays changeable, false if
 *     unset
 * @param data UTF-8 text entries by key; a key may not appear in binaryData too
 * @param binaryData Entries of arbitrary bytes by key, in base64; a key may not appear in data too
 */
@ApiType
@Resource(shortNames = "cm")
public record ConfigMap(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(4) @Nullable Boolean immutable,
    @Field(2) Map<String, String> data,
    @Field(3) Map<String, Bytes> binaryData)
    implements MetaObject, ApiStruct<ConfigMap> {
  /** Starts a value in which nothing is set but its kind. */
  public static ConfigMapBuilder builder() {
    return new ConfigMapBuilder();
  }

  /** Starts a value from this one. */
  public ConfigMapBuilder toBuilder() {
    return new ConfigMapBuilder(this);
  }
}
