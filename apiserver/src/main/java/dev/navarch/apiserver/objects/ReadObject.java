package dev.navarch.apiserver.objects;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;

/**
 * What the body of a request was.
 *
 * @param object a hub object
 * @param kind what the body says it is
 * @param problems unknown and duplicate fields, in Kubernetes' words; none if nobody looked
 */
public record ReadObject(ApiObject object, GroupVersionKind kind, List<String> problems) {
  public ReadObject {
    problems = List.copyOf(problems);
  }
}
