package dev.navarch.apiserver.admission;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import java.util.ArrayList;
import java.util.List;

/** Plug-ins in the order in which they are asked: all that change objects, then all that refuse. */
public final class AdmissionChain {
  public static final AdmissionChain NONE = new AdmissionChain(List.of());

  private final List<MutatingPlugin> mutating;
  private final List<ValidatingPlugin> validating;

  public AdmissionChain(List<? extends AdmissionPlugin> plugins) {
    List<MutatingPlugin> thatChange = new ArrayList<>();
    List<ValidatingPlugin> thatRefuse = new ArrayList<>();
    for (AdmissionPlugin plugin : plugins) {
      if (plugin instanceof MutatingPlugin changing) {
        thatChange.add(changing);
      }
      if (plugin instanceof ValidatingPlugin refusing) {
        thatRefuse.add(refusing);
      }
    }
    mutating = List.copyOf(thatChange);
    validating = List.copyOf(thatRefuse);
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
