package dev.navarch.registry.admission.tolerationseconds;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.TaintEffect;
import dev.navarch.api.core.v1.Toleration;
import dev.navarch.api.core.v1.TolerationOperator;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets pods that do not say otherwise stay for five minutes on a node that is not ready or cannot
 * be reached.
 */
public final class DefaultTolerationSeconds implements MutatingPlugin {
  public static final String NAME = "DefaultTolerationSeconds";

  private static final long SECONDS = 300;
  private static final List<String> TAINTS =
      List.of("node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable");

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (!request.isFor("", "pods") || !(object instanceof Pod pod)) {
      return object;
    }
    List<Toleration> tolerations = new ArrayList<>(pod.spec().tolerations());
    for (String taint : TAINTS) {
      if (pod.spec().tolerations().stream().noneMatch(toleration -> covers(toleration, taint))) {
        tolerations.add(
            Toleration.builder()
                .key(taint)
                .operator(TolerationOperator.EXISTS)
                .effect(TaintEffect.NO_EXECUTE)
                .tolerationSeconds(SECONDS)
                .build());
      }
    }
    return tolerations.size() == pod.spec().tolerations().size()
        ? pod
        : pod.toBuilder().spec(spec -> spec.tolerations(tolerations)).build();
  }

  /** The value does not matter: a pod that speaks of the taint at all has decided for itself. */
  private static boolean covers(Toleration toleration, String taint) {
    return (toleration.key().isEmpty() || toleration.key().equals(taint))
        && (toleration.effect().isEmpty() || toleration.effect().equals(TaintEffect.NO_EXECUTE));
  }
}
