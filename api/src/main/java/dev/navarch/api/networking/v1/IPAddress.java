package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Reserves one IP address; the object's name is the address in canonical form.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, whose name is the address itself
 * @param spec Who uses the address
 */
@ApiType
@Resource(namespaced = false, shortNames = "ip")
public record IPAddress(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true, omit = Omit.EMPTY) IPAddressSpec spec)
    implements MetaObject, ApiStruct<IPAddress> {
  /** Starts a value in which nothing is set but its kind. */
  public static IPAddressBuilder builder() {
    return new IPAddressBuilder();
  }

  /** Starts a value from this one. */
  public IPAddressBuilder toBuilder() {
    return new IPAddressBuilder(this);
  }
}
