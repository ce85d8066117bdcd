package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.universe.Annotations;
import dev.navarch.codegen.universe.ApiSubresource;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;

/** Writes one version of a definition: schema, columns, subresources, selectable fields. */
final class VersionPart {
  private static final int MAX_SELECTABLE = 8;
  private static final List<String> SCALARS = List.of("string", "boolean", "integer");

  private final CustomKind kind;
  private final Place place;
  private final Map<String, Object> schema;
  private final Map<String, Object> metadata;

  VersionPart(CustomKind kind, Universe universe, Set<String> ownPackages) {
    this.kind = kind;
    this.place = kind.place(universe);
    SchemaBuilder builder = new SchemaBuilder(universe, ownPackages);
    this.schema = builder.kind(kind.type());
    this.metadata = builder.metadata(kind.type());
  }

  /** The version's tree. */
  Map<String, Object> tree(boolean storage) {
    Map<String, Object> version = new LinkedHashMap<>();
    version.put("name", kind.version());
    version.put("served", kind.says("served"));
    version.put("storage", storage);
    deprecation(version);
    List<Map<String, Object>> columns = columns();
    if (!columns.isEmpty()) {
      version.put("additionalPrinterColumns", columns);
    }
    Map<String, Object> subresources = subresources();
    if (!subresources.isEmpty()) {
      version.put("subresources", subresources);
    }
    List<Map<String, Object>> fields = selectableFields();
    if (!fields.isEmpty()) {
      version.put("selectableFields", fields);
    }
    version.put("schema", Map.of("openAPIV3Schema", schema));
    return version;
  }

  private void deprecation(Map<String, Object> version) {
    String warning = kind.text("deprecationWarning");
    if (kind.says("deprecated")) {
      version.put("deprecated", true);
      if (!warning.isEmpty()) {
        version.put("deprecationWarning", warning);
      }
    } else if (!warning.isEmpty()) {
      place.error("there is a deprecationWarning, but the version is not deprecated: say so");
    }
  }

  private List<Map<String, Object>> columns() {
    List<Map<String, Object>> columns = new ArrayList<>();
    for (AnnotationMirror tag : Annotations.repeated(kind.type().element(), "Column", "Columns")) {
      columns.add(ColumnPart.tree(tag, schema, metadata, place));
    }
    return columns;
  }

  private Map<String, Object> subresources() {
    Map<String, Object> subresources = new LinkedHashMap<>();
    AnnotationMirror scale = Annotations.find(kind.type().element(), "ScalePaths").orElse(null);
    for (ApiSubresource subresource : kind.resource().subresources()) {
      switch (subresource.path()) {
        case "status" -> {
          subresources.put("status", Map.of());
          if (!Keywords.inner(schema, "properties").containsKey("status")) {
            place.error("there is a subresource status, but no field of that name: add one");
          }
        }
        case "scale" -> {
          if (scale == null) {
            place.error(
                "the subresource scale needs to know where its values are: add @ScalePaths");
          }
        }
        default ->
            place.error(
                "a custom resource has the subresources status and scale only, not "
                    + subresource.path());
      }
    }
    if (scale != null) {
      subresources.put("scale", scale(scale));
    }
    return subresources;
  }

  private Map<String, Object> scale(AnnotationMirror tag) {
    Map<String, Object> scale = new LinkedHashMap<>();
    scale.put("specReplicasPath", scalePath(tag, "specReplicas", "integer", List.of(".spec")));
    scale.put(
        "statusReplicasPath", scalePath(tag, "statusReplicas", "integer", List.of(".status")));
    if (!Annotations.text(tag, "labelSelector").isEmpty()) {
      scale.put(
          "labelSelectorPath",
          scalePath(tag, "labelSelector", "string", List.of(".spec", ".status")));
    }
    return scale;
  }

  private String scalePath(AnnotationMirror tag, String name, String type, List<String> below) {
    String path = Annotations.text(tag, name);
    SchemaPath found = SchemaPath.find(path, schema);
    if (below.stream().noneMatch(root -> path.startsWith(root + "."))) {
      place.error(
          "%s of @ScalePaths must be below %s: %s is not"
              .formatted(name, String.join(" or ", below), path));
    } else if (found.problem().isPresent()) {
      place.error("%s of @ScalePaths, %s".formatted(name, found.problem().get()));
    } else if (!found.plain()) {
      place.error("%s of @ScalePaths must name fields only, no items".formatted(name));
    } else if (!found.schema().isEmpty() && !Keywords.type(found.schema()).equals(type)) {
      place.error("%s of @ScalePaths must lead to a value of type %s".formatted(name, type));
    }
    return path;
  }

  private List<Map<String, Object>> selectableFields() {
    List<Map<String, Object>> fields = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String path : Annotations.texts(kind.tag(), "selectableFields")) {
      fields.add(Map.of("jsonPath", path));
      SchemaPath found = SchemaPath.find(path, schema);
      if (path.startsWith(".metadata")) {
        place.error("the metadata needs no selectable fields: take %s away".formatted(path));
      } else if (found.problem().isPresent()) {
        place.error("the selectable field, " + found.problem().get());
      } else if (!found.plain() || !SCALARS.contains(Keywords.type(found.schema()))) {
        place.error(
            "the selectable field %s must be a text, an integer or a truth value".formatted(path));
      }
      if (!seen.add(path)) {
        place.error("the selectable field %s is there twice".formatted(path));
      }
    }
    if (seen.size() > MAX_SELECTABLE) {
      place.error("there are more than %d selectable fields".formatted(MAX_SELECTABLE));
    }
    return fields;
  }
}
