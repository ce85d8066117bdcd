package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;

/**
 * What was read.
 *
 * @param object the object
 * @param kind the kind and version it was written in
 * @param strictErrors every unknown and duplicate field, in Kubernetes' words; empty when reading
 *     leniently
 */
public record Decoded(ApiObject object, GroupVersionKind kind, List<String> strictErrors) {
  public Decoded {
    strictErrors = List.copyOf(strictErrors);
  }

  /** The object, unless there are strict errors. */
  public ApiObject orThrow() {
    if (!strictErrors.isEmpty()) {
      throw new StrictDecodeException(strictErrors);
    }
    return object;
  }
}
