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
 * A machine of the cluster on which pods run.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the node
 * @param spec Scheduling and addressing settings of the node
 * @param status Resources, health and addresses last reported; read-only for users
 */
@ApiType
@Resource(
    namespaced = false,
    shortNames = "no",
    subresources = {
      @Subresource(
          value = "proxy",
          type = NodeProxyOptions.class,
          verbs = {"create", "delete", "get", "patch", "update"},
          methods = false),
      @Subresource("status")
    })
public record Node(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) NodeSpec spec,
    @Field(3) NodeStatus status)
    implements MetaObject, ApiStruct<Node> {
  /** Starts a value in which nothing is set but its kind. */
  public static NodeBuilder builder() {
    return new NodeBuilder();
  }

  /** Starts a value from this one. */
  public NodeBuilder toBuilder() {
    return new NodeBuilder(this);
  }
}
