package dev.navarch.api.storage.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.PersistentVolumeReclaimPolicy;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import java.util.List;

/** Defaults of storage classes and CSI drivers. */
final class StorageDefaults {
  private StorageDefaults() {}

  @DefaultingFunction
  static StorageClass storageClass(StorageClass in) {
    return changed(
        in,
        in.toBuilder()
            .reclaimPolicy(ifNull(in.reclaimPolicy(), PersistentVolumeReclaimPolicy.DELETE))
            .volumeBindingMode(ifNull(in.volumeBindingMode(), VolumeBindingMode.IMMEDIATE))
            .build());
  }

  @DefaultingFunction
  static CSIDriver csiDriver(CSIDriver in, DefaultingContext context) {
    CSIDriverSpec spec = in.spec();
    CSIDriverSpecBuilder out =
        spec.toBuilder()
            .attachRequired(ifNull(spec.attachRequired(), true))
            .podInfoOnMount(ifNull(spec.podInfoOnMount(), false))
            .storageCapacity(ifNull(spec.storageCapacity(), false))
            .fsGroupPolicy(ifNull(spec.fsGroupPolicy(), FSGroupPolicy.READ_WRITE_ONCE_WITH_FS_TYPE))
            .volumeLifecycleModes(
                ifEmpty(spec.volumeLifecycleModes(), List.of(VolumeLifecycleMode.PERSISTENT)))
            .requiresRepublish(ifNull(spec.requiresRepublish(), false))
            .seLinuxMount(ifNull(spec.seLinuxMount(), false));
    if (context.enabled("VolumeLimitScaling", false)) {
      out.preventPodSchedulingIfMissing(ifNull(spec.preventPodSchedulingIfMissing(), false));
    }
    return changed(in, in.toBuilder().spec(out.build()).build());
  }
}
