package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * A set of service accounts returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the accounts returned
 * @param items The service accounts found
 */
@ApiType
public record ServiceAccountList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ServiceAccount> items)
    implements ApiList<ServiceAccount>, ApiStruct<ServiceAccountList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ServiceAccountListBuilder builder() {
    return new ServiceAccountListBuilder();
  }

  /** Starts a value from this one. */
  public ServiceAccountListBuilder toBuilder() {
    return new ServiceAccountListBuilder(this);
  }
}
