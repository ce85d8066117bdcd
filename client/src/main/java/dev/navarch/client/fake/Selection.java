package dev.navarch.client.fake;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fields.FieldSelector;
import dev.navarch.apimachinery.fields.FieldSelectorException;
import dev.navarch.apimachinery.labels.LabelSelectorException;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;

/**
 * Which objects are asked for. Any field that an object has can be selected by, also such as a
 * server would refuse.
 *
 * @param namespace empty for all
 */
record Selection(String namespace, Selector labels, FieldSelector fields) {
  /**
   * What some options select.
   *
   * @throws ApiException if a selector cannot be read
   */
  static Selection of(String namespace, ListOptions options) {
    try {
      return new Selection(
          namespace,
          Selector.parse(options.labelSelector()),
          FieldSelector.parse(options.fieldSelector()));
    } catch (LabelSelectorException | FieldSelectorException e) {
      throw ApiException.badRequest(String.valueOf(e.getMessage()));
    }
  }

  boolean matches(MetaObject object) {
    return (namespace.isEmpty() || namespace.equals(object.metadata().namespace()))
        && labels.matches(object.metadata().labels())
        && (fields.isEmpty() || fields.matches(field -> value(object, field)));
  }

  private static String value(MetaObject object, String field) {
    return switch (field) {
      case "metadata.name" -> object.metadata().name();
      case "metadata.namespace" -> object.metadata().namespace();
      default ->
          UnstructuredConverter.toUnstructured(object)
              .nested(field.split("\\.", -1))
              .map(Object::toString)
              .orElse("");
    };
  }
}
