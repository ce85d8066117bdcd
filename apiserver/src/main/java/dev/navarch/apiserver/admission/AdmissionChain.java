package dev.navarch.apiserver.admission;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import java.util.List;

/** Plug-ins in the order in which they are asked: all that change objects, then all that refuse. */
public final class AdmissionChain {
  public static final AdmissionChain NONE = new AdmissionChain(List.of());

  private final List<MutatingPlugin> mutating;
  private final List<ValidatingPlugin> validating;

  public AdmissionChain(List<? extends AdmissionPlugin> plugins) {
    mutating =
        plugins.stream()
            .filter(MutatingPlugin.class::isInstance)
            .map(MutatingPlugin.class::cast)
            .toList();
    validating =
        plugins.stream()
            .filter(ValidatingPlugin.class::isInstance)
            .map(ValidatingPlugin.class::cast)
            .toList();
  }

  /** The object that all plug-ins together make of a request's object. */
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    ApiObject admitted = object;
    for (MutatingPlugin plugin : mutating) {
      admitted = plugin.admit(request.withObject(admitted), admitted);
    }
    return admitted;
  }

  /** Comes back if nobody has anything against the request. */
  public void validate(AdmissionRequest request) {
    for (ValidatingPlugin plugin : validating) {
      plugin.validate(request);
    }
  }
}
