package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fields.FieldSelector;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.request.Query;
import java.util.Optional;

/** Which objects a client wants to see. */
record ObjectFilter(Selector labels, FieldSelector fields, SelectableFields selectable) {

  /**
   * Reads the selectors of a request.
   *
   * @throws ApiException 400 if they make no sense
   */
  static ObjectFilter of(Query query, GroupVersion version, SelectableFields selectable) {
    try {
      Selector labels = Selector.parse(query.get("labelSelector"));
      FieldSelector fields =
          FieldSelector.parse(query.get("fieldSelector"))
              .transform((field, value) -> selectable.convert(version, field, value));
      return new ObjectFilter(labels, fields, selectable);
    } catch (IllegalArgumentException e) {
      throw ApiException.badRequest(String.valueOf(e.getMessage()));
    }
  }

  boolean isEmpty() {
    return labels.isEmpty() && fields.isEmpty();
  }

  boolean matches(MetaObject object) {
    return labels.matches(object.metadata().labels())
        && (fields.isEmpty() || fields.matches(selectable.of(object)));
  }

  /** The only name that can match, if there is such. */
  Optional<String> name() {
    return fields.requiresExactMatch("metadata.name");
  }
}
