package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.Map;

/**
 * Set of volume properties a claim can pick and later switch, such as a performance tier.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the attributes class
 * @param driverName CSI driver that understands the parameters; immutable
 * @param parameters Properties to apply to volumes, as the driver defines them; at least one,
 *     immutable
 */
@ApiType
@Resource(namespaced = false, shortNames = "vac")
public record VolumeAttributesClass(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) String driverName,
    @Field(3) Map<String, String> parameters)
    implements MetaObject, ApiStruct<VolumeAttributesClass> {
  /** Starts a value in which nothing is set but its kind. */
  public static VolumeAttributesClassBuilder builder() {
    return new VolumeAttributesClassBuilder();
  }

  /** Starts a value from this one. */
  public VolumeAttributesClassBuilder toBuilder() {
    return new VolumeAttributesClassBuilder(this);
  }
}
