package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.Map;
import java.util.function.Function;

/** What pods can be selected by that is not simply a field of theirs. */
public final class PodFields {
  public static final Map<String, Function<MetaObject, String>> ALL =
      Map.of("status.podIPs", PodFields::firstAddress);

  private PodFields() {}

  /** A pod is found by its first address, whichever of the fields a client names. */
  private static String firstAddress(MetaObject object) {
    return object instanceof Pod pod && !pod.status().podIPs().isEmpty()
        ? pod.status().podIPs().getFirst().ip()
        : "";
  }
}
