package dev.navarch.api.storage.v1beta1;

import dev.navarch.api.core.v1.PersistentVolumeReclaimPolicy;
import dev.navarch.api.core.v1.TopologySelectorTerm;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
@Resource(namespaced = false, shortNames = "sc")
public record StorageClass(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) String provisioner,
    @Field(3) Map<String, String> parameters,
    @Field(4) @EnumOf(value = PersistentVolumeReclaimPolicy.class, closed = true)
        @Nullable String reclaimPolicy,
    @Field(5) @Atomic List<String> mountOptions,
    @Field(6) @Nullable Boolean allowVolumeExpansion,
    @Field(7) @EnumOf(VolumeBindingMode.class) @Nullable String volumeBindingMode,
    @Field(8) @Atomic List<TopologySelectorTerm> allowedTopologies)
    implements MetaObject, ApiStruct<StorageClass> {
  /** Starts a value in which nothing is set but its kind. */
  public static StorageClassBuilder builder() {
    return new StorageClassBuilder();
  }

  /** Starts a value from this one. */
  public StorageClassBuilder toBuilder() {
    return new StorageClassBuilder(this);
  }
}
