package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.universe.Annotations;
import dev.navarch.codegen.universe.ApiResource;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Universe;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/**
 * A kind that asks for a definition: one version of a custom resource.
 *
 * @param type the kind
 * @param resource how it is served
 * @param tag what it says as a custom resource
 */
record CustomKind(ApiStruct type, ApiResource resource, AnnotationMirror tag) {
  private static final String TAG = "CustomResource";

  /** What else means something for custom resources only. */
  private static final List<String> ONLY_HERE = List.of("Column", "Column.Columns", "ScalePaths");

  /** Whether a type says anything that concerns custom resources. */
  static boolean isMarked(TypeElement type) {
    return Annotations.has(type, TAG)
        || ONLY_HERE.stream().anyMatch(annotation -> Annotations.has(type, annotation));
  }

  /** A marked type as a custom resource; nothing for one that cannot be one. */
  static Optional<CustomKind> of(Universe universe, ApiStruct type) {
    Place place = new Place(universe, type.element(), type.simpleName());
    AnnotationMirror tag = Annotations.find(type.element(), TAG).orElse(null);
    if (tag == null) {
      place.error(
          "@Column and @ScalePaths are for custom resources: add @CustomResource, or take them"
              + " away");
      return Optional.empty();
    }
    boolean hasMetadata =
        type.members().stream().anyMatch(member -> member.jsonName().equals("metadata"));
    if (!type.kind() || !hasMetadata) {
      place.error(
          "@CustomResource is for kinds: let the record implement MetaObject, with typeMeta and"
              + " metadata as its first components");
      return Optional.empty();
    }
    if (!Annotations.has(type.element(), "Resource")) {
      place.error("a custom resource needs names: add @Resource");
      return Optional.empty();
    }
    return ApiResource.of(universe, type.element())
        .map(resource -> new CustomKind(type, resource, tag));
  }

  String group() {
    return resource.version().group();
  }

  String version() {
    return resource.version().version();
  }

  boolean says(String name) {
    return (Boolean) Annotations.value(tag, name);
  }

  String text(String name) {
    return Annotations.text(tag, name);
  }

  /** The name of the definition. */
  String definitionName() {
    return resource.plural() + "." + group();
  }

  Place place(Universe universe) {
    return new Place(universe, type.element(), type.simpleName());
  }
}
