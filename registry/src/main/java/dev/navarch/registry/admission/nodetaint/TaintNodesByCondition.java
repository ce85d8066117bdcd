package dev.navarch.registry.admission.nodetaint;

import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Taint;
import dev.navarch.api.core.v1.TaintEffect;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import java.util.ArrayList;
import java.util.List;

/** Marks a new node as not ready, so that nothing is scheduled on it until somebody says it is. */
public final class TaintNodesByCondition implements MutatingPlugin {
  public static final String NAME = "TaintNodesByCondition";

  private static final String NOT_READY = "node.kubernetes.io/not-ready";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (request.operation() != Operation.CREATE
        || !request.isFor("", "nodes")
        || !(object instanceof Node node)
        || node.spec().taints().stream().anyMatch(TaintNodesByCondition::keepsPodsAway)) {
      return object;
    }
    List<Taint> taints = new ArrayList<>(node.spec().taints());
    taints.add(Taint.builder().key(NOT_READY).effect(TaintEffect.NO_SCHEDULE).build());
    return node.toBuilder().spec(spec -> spec.taints(taints)).build();
  }

  private static boolean keepsPodsAway(Taint taint) {
    return taint.key().equals(NOT_READY) && taint.effect().equals(TaintEffect.NO_SCHEDULE);
  }
}
