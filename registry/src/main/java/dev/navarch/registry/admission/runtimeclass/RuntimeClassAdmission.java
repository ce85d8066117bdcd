package dev.navarch.registry.admission.runtimeclass;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.Toleration;
import dev.navarch.api.node.v1.Overhead;
import dev.navarch.api.node.v1.RuntimeClass;
import dev.navarch.api.node.v1.Scheduling;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.admission.refusal.Refused;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes into a new pod what its runtime class says: what the runtime itself uses, and on which
 * nodes it is to be found. The class must be there.
 */
public final class RuntimeClassAdmission implements MutatingPlugin, ValidatingPlugin {
  public static final String NAME = "RuntimeClass";

  private final ResourceStore<RuntimeClass> classes;

  public RuntimeClassAdmission(BuiltInStores stores) {
    classes = stores.of("node.k8s.io", "runtimeclasses");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (!isForNewPod(request) || !(object instanceof Pod pod)) {
      return object;
    }
    RuntimeClass runtime = runtime(request, pod);
    if (runtime == null) {
      return pod;
    }
    Pod admitted = pod;
    if (runtime.overhead() != null) {
      admitted = withOverhead(request, admitted, runtime.overhead());
    }
    if (runtime.scheduling() != null) {
      admitted = scheduled(request, admitted, runtime.scheduling());
    }
    return admitted;
  }

  private static boolean isForNewPod(AdmissionRequest request) {
    return request.operation() == Operation.CREATE && request.isFor("", "pods");
  }

  private @Nullable RuntimeClass runtime(AdmissionRequest request, Pod pod) {
    String name = pod.spec().runtimeClassName();
    if (name == null) {
      return null;
    }
    return classes
        .get(new ObjectName("", name))
        .orElseThrow(() ->
            Refused.forbidden(
                request, "pod rejected: RuntimeClass \"%s\" not found".formatted(name)));
  }

  private static Pod withOverhead(AdmissionRequest request, Pod pod, Overhead overhead) {
    Map<String, Quantity> given = pod.spec().overhead();
    if (!given.isEmpty() && !same(given, overhead.podFixed())) {
      throw otherOverhead(request);
    }
    return pod.toBuilder().spec(spec -> spec.overhead(overhead.podFixed())).build();
  }

  private static RuntimeException otherOverhead(AdmissionRequest request) {
    return Refused.forbidden(
        request, "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead");
  }

  private static boolean same(Map<String, Quantity> some, Map<String, Quantity> others) {
    return some.keySet().equals(others.keySet())
        && some.entrySet().stream()
            .allMatch(entry -> {
              Quantity other = others.get(entry.getKey());
              return other != null && other.sameValue(entry.getValue());
            });
  }

  private static Pod scheduled(AdmissionRequest request, Pod pod, Scheduling scheduling) {
    PodSpec spec = pod.spec();
    Map<String, String> selector = new TreeMap<>(spec.nodeSelector());
    new TreeMap<>(scheduling.nodeSelector())
        .forEach((key, value) -> {
          String own = selector.putIfAbsent(key, value);
          if (own != null && !own.equals(value)) {
            throw Refused.forbidden(
                request,
                ("conflict: runtimeClass.scheduling.nodeSelector[%s] = %s;"
                        + " pod.spec.nodeSelector[%s] = %s")
                    .formatted(key, value, key, own));
          }
        });
    List<Toleration> tolerations = new ArrayList<>(spec.tolerations());
    for (Toleration toleration : scheduling.tolerations()) {
      if (!tolerations.contains(toleration)) {
        tolerations.add(toleration);
      }
    }
    return pod.toBuilder()
        .spec(s -> {
          if (!scheduling.nodeSelector().isEmpty()) {
            s.nodeSelector(selector);
          }
          if (tolerations.size() > spec.tolerations().size()) {
            s.tolerations(tolerations);
          }
        })
        .build();
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (!isForNewPod(request) || !(request.object() instanceof Pod pod)) {
      return;
    }
    RuntimeClass runtime = runtime(request, pod);
    Overhead overhead = runtime == null ? null : runtime.overhead();
    if (overhead == null) {
      if (!pod.spec().overhead().isEmpty()) {
        throw Refused.forbidden(
            request,
            "pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead");
      }
    } else if (!same(pod.spec().overhead(), overhead.podFixed())) {
      throw otherOverhead(request);
    }
  }
}
