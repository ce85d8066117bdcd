package dev.navarch.registry.admission.limitranger;

import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.admission.refusal.Refused;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.List;

/** Holds pods and claims to the limit ranges of their namespace. */
public final class LimitRanger implements MutatingPlugin, ValidatingPlugin {
  public static final String NAME = "LimitRanger";

  private final ResourceStore<LimitRange> ranges;

  public LimitRanger(BuiltInStores stores) {
    ranges = stores.of("", "limitranges");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (!isForPod(request) || !(object instanceof Pod pod) || isGoing(request)) {
      return object;
    }
    Pod admitted = pod;
    for (LimitRange range : ranges.list(request.namespace())) {
      admitted = ContainerDefaults.of(range).applyTo(admitted);
    }
    return admitted;
  }

  /** What a pod asks for is settled when it is made, and changes only by a resize. */
  private static boolean isForPod(AdmissionRequest request) {
    return switch (request.operation()) {
      case CREATE -> request.isFor("", "pods");
      case UPDATE -> request.isFor("", "pods", "resize");
      case DELETE, CONNECT -> false;
    };
  }

  private static boolean isForClaim(AdmissionRequest request) {
    return request.isFor("", "persistentvolumeclaims")
        && (request.operation() == Operation.CREATE || request.operation() == Operation.UPDATE);
  }

  private static boolean isGoing(AdmissionRequest request) {
    return request.oldObject() instanceof MetaObject old
        && old.metadata().deletionTimestamp() != null;
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (isGoing(request)) {
      return;
    }
    if (isForPod(request) && request.object() instanceof Pod pod) {
      for (LimitRange range : ranges.list(request.namespace())) {
        refuse(request, LimitCheck.of(range).pod(pod));
      }
    } else if (isForClaim(request) && request.object() instanceof PersistentVolumeClaim claim) {
      for (LimitRange range : ranges.list(request.namespace())) {
        refuse(request, LimitCheck.of(range).claim(claim));
      }
    }
  }

  private static void refuse(AdmissionRequest request, List<String> problems) {
    if (problems.size() == 1) {
      throw Refused.forbidden(request, problems.get(0));
    }
    if (!problems.isEmpty()) {
      throw Refused.forbidden(request, "[" + String.join(", ", problems) + "]");
    }
  }
}
