package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fields.FieldRequirement;
import dev.navarch.apimachinery.fields.FieldSelector;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.rest.ObjectName;
import java.util.Optional;

/** Which objects a client wants to see. */
record ObjectFilter(Selector labels, FieldSelector fields, SelectableFields selectable) {
  private static final String NAME = "metadata.name";
  private static final String NAMESPACE = "metadata.namespace";

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

  /** Whether the name of an object is all that has to be known about it. */
  boolean asksForNamesOnly() {
    return labels.isEmpty()
        && !fields.isNothing()
        && fields.requirements().stream().allMatch(ObjectFilter::isAboutNames);
  }

  /**
   * Whether an object of a name may match, before anything else is known about it. Where {@link
   * #asksForNamesOnly}, it does match.
   */
  boolean admits(ObjectName name) {
    for (FieldRequirement requirement : fields.requirements()) {
      if (isAboutNames(requirement) && !requirement.matches(field -> valueOf(field, name))) {
        return false;
      }
    }
    return !fields.isNothing();
  }

  private static boolean isAboutNames(FieldRequirement requirement) {
    return requirement.field().equals(NAME) || requirement.field().equals(NAMESPACE);
  }

  private static String valueOf(String field, ObjectName name) {
    return field.equals(NAME) ? name.name() : name.namespace();
  }

  boolean matches(MetaObject object) {
    return labels.matches(object.metadata().labels())
        && (fields.isEmpty() || fields.matches(selectable.of(object)));
  }

  /** The only name that can match, if there is such. */
  Optional<String> name() {
    return fields.requiresExactMatch(NAME);
  }
}
