package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
public record IPAddressList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<IPAddress> items)
    implements ApiList<IPAddress>, ApiStruct<IPAddressList> {
  /** Starts a value in which nothing is set but its kind. */
  public static IPAddressListBuilder builder() {
    return new IPAddressListBuilder();
  }

  /** Starts a value from this one. */
  public IPAddressListBuilder toBuilder() {
    return new IPAddressListBuilder(this);
  }
}
