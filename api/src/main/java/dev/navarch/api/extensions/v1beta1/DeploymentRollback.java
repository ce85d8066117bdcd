package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.Map;

/** Request of the retired extensions group to take a deployment back to an earlier revision. */
@ApiType(hub = dev.navarch.api.apps.v1beta1.DeploymentRollback.class)
public record DeploymentRollback(
    @Inline TypeMeta typeMeta,
    @Field(value = 1, required = true) String name,
    @Field(2) Map<String, String> updatedAnnotations,
    @Field(value = 3, required = true) RollbackConfig rollbackTo)
    implements ApiObject, ApiStruct<DeploymentRollback> {
  /** Starts a value in which nothing is set but its kind. */
  public static DeploymentRollbackBuilder builder() {
    return new DeploymentRollbackBuilder();
  }

  /** Starts a value from this one. */
  public DeploymentRollbackBuilder toBuilder() {
    return new DeploymentRollbackBuilder(this);
  }
}
