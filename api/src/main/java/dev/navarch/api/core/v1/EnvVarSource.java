package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Where an environment variable gets its value; exactly one member may be set.
 *
 * @param fieldRef A field of the pod, such as metadata.name, spec.nodeName or status.podIP
 * @param resourceFieldRef A CPU, memory or storage request or limit of a container
 * @param configMapKeyRef One entry of a ConfigMap
 * @param secretKeyRef One entry of a Secret
 * @param fileKeyRef One variable of an env file that lies in a volume
 */
@ApiType
public record EnvVarSource(
    @Field(1) @Nullable ObjectFieldSelector fieldRef,
    @Field(2) @Nullable ResourceFieldSelector resourceFieldRef,
    @Field(3) @Nullable ConfigMapKeySelector configMapKeyRef,
    @Field(4) @Nullable SecretKeySelector secretKeyRef,
    @Field(5) @FeatureGate("EnvFiles") @Nullable FileKeySelector fileKeyRef)
    implements ApiStruct<EnvVarSource> {
  /** Starts a value in which nothing is set. */
  public static EnvVarSourceBuilder builder() {
    return new EnvVarSourceBuilder();
  }

  /** Starts a value from this one. */
  public EnvVarSourceBuilder toBuilder() {
    return new EnvVarSourceBuilder(this);
  }
}
