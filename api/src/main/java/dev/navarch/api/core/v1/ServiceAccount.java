package dev.navarch.api.core.v1;

import dev.navarch.api.authentication.v1.TokenRequest;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An identity for processes in pods, recognised by authentication and authorization.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the account
 * @param secrets Secrets pods under this account may use, enforced only by annotation; not for
 *     finding tokens
 * @param imagePullSecrets Secrets with registry logins added to pods of this account
 * @param automountServiceAccountToken Whether pods of this account get its token mounted; a pod's
 *     own setting wins
 */
@ApiType
@Resource(
    shortNames = "sa",
    subresources = @Subresource(value = "token", type = TokenRequest.class, verbs = "create"))
public record ServiceAccount(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) @ListMap("name") @PatchMerge("name") List<ObjectReference> secrets,
    @Field(3) @Atomic List<LocalObjectReference> imagePullSecrets,
    @Field(4) @Nullable Boolean automountServiceAccountToken)
    implements MetaObject, ApiStruct<ServiceAccount> {
  /** Starts a value in which nothing is set but its kind. */
  public static ServiceAccountBuilder builder() {
    return new ServiceAccountBuilder();
  }

  /** Starts a value from this one. */
  public ServiceAccountBuilder toBuilder() {
    return new ServiceAccountBuilder(this);
  }
}
