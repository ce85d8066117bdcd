package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * A stable name and address for a set of pods.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the Service
 * @param spec Pod selection, ports and reach wanted for the Service
 * @param status Load balancer state as last observed; read-only for users
 */
@ApiType
@Resource(
    shortNames = "svc",
    categories = "all",
    subresources = {
      @Subresource(
          value = "proxy",
          type = ServiceProxyOptions.class,
          verbs = {"create", "delete", "get", "patch", "update"},
          methods = false),
      @Subresource("status")
    })
public record Service(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) ServiceSpec spec,
    @Field(3) ServiceStatus status)
    implements MetaObject, ApiStruct<Service> {
  /** Starts a value in which nothing is set but its kind. */
  public static ServiceBuilder builder() {
    return new ServiceBuilder();
  }

  /** Starts a value from this one. */
  public ServiceBuilder toBuilder() {
    return new ServiceBuilder(this);
  }
}
