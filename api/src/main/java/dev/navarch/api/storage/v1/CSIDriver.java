package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Tells the cluster how to deal with a CSI storage driver.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, whose name is the one the driver reports, at most 63 characters
 * @param spec Abilities and needs of the driver
 */
@ApiType
@Resource(namespaced = false)
public record CSIDriver(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) CSIDriverSpec spec)
    implements MetaObject, ApiStruct<CSIDriver> {
  /** Starts a value in which nothing is set but its kind. */
  public static CSIDriverBuilder builder() {
    return new CSIDriverBuilder();
  }

  /** Starts a value from this one. */
  public CSIDriverBuilder toBuilder() {
    return new CSIDriverBuilder(this);
  }
}
