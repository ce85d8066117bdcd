package dev.navarch.registry.columns;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.yaml.YamlReader;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.BuiltInColumns;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Text in, text out: an object in YAML, and the row that it has in a list at noon of the first day
 * of 2026, as cells with bars between them. Texts and other values look the same.
 */
public final class Rows {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private Rows() {}

  /** The row of an object whose resource is given as {@code deployments.apps}. */
  public static String row(String resource, String yaml) {
    return cells(resource, yaml).stream().map(String::valueOf).collect(Collectors.joining("|"));
  }

  /** The cells of an object as they are. */
  public static List<Object> cells(String resource, String yaml) {
    return columns(resource).cells(hub(yaml), NOON);
  }

  /** The columns of a resource, for any object. */
  @SuppressWarnings("unchecked") // the tests give each resource objects of its own kind
  public static Columns<MetaObject> columns(String resource) {
    return (Columns<MetaObject>) BuiltInColumns.of(GroupResource.parse(resource));
  }

  /** The hub object that a text stands for. */
  @SuppressWarnings("unchecked") // documents of these tests are objects
  public static MetaObject hub(String yaml) {
    Scheme scheme = AllTypes.scheme();
    Unstructured tree =
        Unstructured.of((Map<String, Object>) Objects.requireNonNull(YamlReader.parse(yaml)));
    GroupVersion version = GroupVersion.parse(tree.typeMeta().apiVersion());
    ApiObject object =
        UnstructuredConverter.fromUnstructured(
            tree, scheme.type(version.withKind(tree.typeMeta().kind())));
    return (MetaObject) scheme.convertToVersion(object, GroupVersioner.internal());
  }
}
