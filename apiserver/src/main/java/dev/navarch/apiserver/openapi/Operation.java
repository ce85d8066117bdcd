package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * What one method does on one path.
 *
 * @param method in lower case
 * @param id the name that generated clients give it
 * @param action Kubernetes' word for what is done; null for what is no resource
 * @param kind what it is done to; null for what is no resource
 * @param consumes media types of the body, where there is one
 * @param answers what comes back by status code
 */
record Operation(
    String method,
    String id,
    String tag,
    String description,
    @Nullable String action,
    @Nullable GroupVersionKind kind,
    List<Parameter> parameters,
    Payload body,
    List<String> consumes,
    SortedMap<Integer, Payload> answers,
    List<String> produces,
    boolean deprecated) {

  /** What all versions of OpenAPI say in the same way. */
  Map<String, Object> describe() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("description", description);
    tree.put("operationId", id);
    tree.put("tags", List.of(tag));
    if (deprecated) {
      tree.put("deprecated", true);
    }
    if (action != null) {
      tree.put("x-kubernetes-action", action);
    }
    if (kind != null) {
      tree.put(Definitions.KINDS, Definitions.kindTree(kind));
    }
    return tree;
  }
}
