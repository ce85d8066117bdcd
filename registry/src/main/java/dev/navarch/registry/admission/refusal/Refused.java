package dev.navarch.registry.admission.refusal;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.admission.AdmissionRequest;

/** The answers to requests that admission refuses. */
public final class Refused {
  private Refused() {}

  /** A request that is not allowed, for a reason that the client is told. */
  public static ApiException forbidden(AdmissionRequest request, String problem) {
    return ApiException.forbidden(request.groupResource(), name(request), problem);
  }

  /** What the object is called, or the start of its name while the rest is not known. */
  private static String name(AdmissionRequest request) {
    if (!request.name().isEmpty()) {
      return request.name();
    }
    ApiObject object = request.object();
    if (object instanceof MetaObject meta) {
      String name = meta.metadata().name();
      String start = name.isEmpty() ? meta.metadata().generateName() : name;
      if (!start.isEmpty()) {
        return start;
      }
    }
    return "Unknown";
  }
}
