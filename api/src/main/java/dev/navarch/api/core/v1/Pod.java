package dev.navarch.api.core.v1;

import dev.navarch.api.policy.v1.Eviction;
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
 * One or more containers that run together on one node.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels, annotations and owners of the pod
 * @param spec Containers, volumes and placement wanted for the pod
 * @param status State reported by the scheduler and the kubelet; read-only for users
 */
@ApiType
@Resource(
    shortNames = "po",
    categories = "all",
    subresources = {
      @Subresource(
          value = "attach",
          type = PodAttachOptions.class,
          verbs = {"create", "get"},
          methods = false),
      @Subresource(value = "binding", type = Binding.class, verbs = "create", methods = false),
      @Subresource(value = "ephemeralcontainers", name = "EphemeralContainers"),
      @Subresource(value = "eviction", type = Eviction.class, verbs = "create", methods = false),
      @Subresource(
          value = "exec",
          type = PodExecOptions.class,
          verbs = {"create", "get"},
          methods = false),
      @Subresource(value = "log", verbs = "get", methods = false),
      @Subresource(
          value = "portforward",
          type = PodPortForwardOptions.class,
          verbs = {"create", "get"},
          methods = false),
      @Subresource(
          value = "proxy",
          type = PodProxyOptions.class,
          verbs = {"create", "delete", "get", "patch", "update"},
          methods = false),
      @Subresource("resize"),
      @Subresource("status")
    })
public record Pod(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) PodSpec spec,
    @Field(3) PodStatus status)
    implements MetaObject, ApiStruct<Pod> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodBuilder builder() {
    return new PodBuilder();
  }

  /** Starts a value from this one. */
  public PodBuilder toBuilder() {
    return new PodBuilder(this);
  }
}
