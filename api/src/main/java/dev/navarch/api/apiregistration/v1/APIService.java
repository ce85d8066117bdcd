package dev.navarch.api.apiregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Registers the server that answers one API group version, local or aggregated. */
@ApiType
@Resource(namespaced = false, categories = "api-extensions", subresources = @Subresource("status"))
public record APIService(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) APIServiceSpec spec,
    @Field(3) APIServiceStatus status)
    implements MetaObject, ApiStruct<APIService> {
  /** Starts a value in which nothing is set but its kind. */
  public static APIServiceBuilder builder() {
    return new APIServiceBuilder();
  }

  /** Starts a value from this one. */
  public APIServiceBuilder toBuilder() {
    return new APIServiceBuilder(this);
  }
}
