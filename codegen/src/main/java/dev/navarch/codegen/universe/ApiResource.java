package dev.navarch.codegen.universe;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * How the objects of a kind are served: what {@code @Resource} says, with its defaults worked out.
 *
 * @param element the kind's record
 * @param type its name in Java
 * @param version the group and version that serve it
 * @param plural the name in paths
 * @param singular the name of one object
 * @param namespaced whether objects live in namespaces
 * @param shortNames what people may type instead of the name
 * @param categories the groups of resources that it is part of
 * @param verbs what can be done with the objects, as discovery names it
 * @param subresources what is below an object; a custom resource with paths for it has a {@code
 *     scale}, whether it says so or not
 * @param scale where objects keep what their scale tells, or null
 */
public record ApiResource(
    TypeElement element,
    ClassName type,
    ApiPackage version,
    String plural,
    String singular,
    boolean namespaced,
    List<String> shortNames,
    List<String> categories,
    List<String> verbs,
    List<ApiSubresource> subresources,
    @Nullable ApiScale scale) {
  private static final List<String> VERBS =
      List.of("create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");
  private static final ClassName SCALE = ClassName.get("dev.navarch.api.autoscaling.v1", "Scale");

  /** What a kind says of its resource; nothing for one that is not served. */
  public static Optional<ApiResource> of(Universe universe, TypeElement element) {
    AnnotationMirror tag = Annotations.find(element, "Resource").orElse(null);
    if (tag == null) {
      return Optional.empty();
    }
    ClassName type = ClassName.get(element);
    ApiPackage version = version(universe, element, type);
    if (version == null) {
      universe.error(
          element, type.simpleName() + " is a @Resource, but its package has no @ApiVersion");
      return Optional.empty();
    }
    checkVerbs(universe, element, tag);
    String kind = type.simpleName();
    ApiScale scale = ApiScale.of(element).orElse(null);
    String plural = Annotations.text(tag, "plural");
    String singular = Annotations.text(tag, "singular");
    return Optional.of(
        new ApiResource(
            element,
            type,
            version,
            plural.isEmpty() ? pluralOf(kind) : plural,
            singular.isEmpty() ? kind.toLowerCase(Locale.ROOT) : singular,
            (Boolean) Annotations.value(tag, "namespaced"),
            Annotations.texts(tag, "shortNames"),
            Annotations.texts(tag, "categories"),
            Annotations.texts(tag, "verbs"),
            subresources(tag, Annotations.has(element, "CustomResource"), scale != null),
            scale));
  }

  private static @Nullable ApiPackage version(
      Universe universe, TypeElement element, ClassName type) {
    ApiPackage version = universe.apiPackage(type.packageName());
    String group =
        Annotations.find(element, "ApiType").map(tag -> Annotations.text(tag, "group")).orElse("");
    return version == null || group.isEmpty()
        ? version
        : new ApiPackage(
            version.javaPackage(), group, version.version(), version.hub(), version.protoPackage());
  }

  private static void checkVerbs(Universe universe, TypeElement element, AnnotationMirror tag) {
    List<String> verbs = new ArrayList<>(Annotations.texts(tag, "verbs"));
    Annotations.nested(tag, "subresources")
        .forEach(inner -> verbs.addAll(Annotations.texts(inner, "verbs")));
    for (String verb : verbs) {
      if (!VERBS.contains(verb)) {
        universe.error(
            element,
            "%s: \"%s\" is no verb: write one of %s"
                .formatted(element.getSimpleName(), verb, String.join(", ", VERBS)));
      }
    }
  }

  /** What is below an object. The scale of a custom resource is what every server has there. */
  private static List<ApiSubresource> subresources(
      AnnotationMirror tag, boolean custom, boolean scaled) {
    List<ApiSubresource> found = new ArrayList<>();
    for (AnnotationMirror inner : Annotations.nested(tag, "subresources")) {
      TypeName type = TypeName.get((TypeMirror) Annotations.value(inner, "type"));
      String path = Annotations.text(inner, "value");
      found.add(
          new ApiSubresource(
              path,
              Annotations.text(inner, "name"),
              type instanceof ClassName name && !name.equals(ClassName.get(Void.class))
                  ? name
                  : custom && path.equals("scale") ? SCALE : null,
              Annotations.texts(inner, "verbs"),
              (Boolean) Annotations.value(inner, "methods")));
    }
    if (scaled && found.stream().noneMatch(each -> each.path().equals("scale"))) {
      found.add(new ApiSubresource("scale", "", SCALE, List.of("get", "patch", "update"), true));
    }
    return List.copyOf(found);
  }

  /** A kind in lower case and in the plural, by the rules that resources are named by. */
  public static String pluralOf(String kind) {
    String name = kind.toLowerCase(Locale.ROOT);
    int length = name.length();
    if (name.endsWith("endpoints")) {
      return name;
    }
    if (name.endsWith("y") && length > 1 && "aeiou".indexOf(name.charAt(length - 2)) < 0) {
      return name.substring(0, length - 1) + "ies";
    }
    boolean hissing =
        name.endsWith("s")
            || name.endsWith("x")
            || name.endsWith("z")
            || name.endsWith("ch")
            || name.endsWith("sh");
    return name + (hissing ? "es" : "s");
  }

  /** The kind. */
  public String kind() {
    return type.simpleName();
  }

  /** The kind of its lists, which stands beside it. */
  public ClassName listType() {
    return type.peerClass(kind() + "List");
  }

  /** Whether something can be done with the objects. */
  public boolean can(String verb) {
    return verbs.contains(verb);
  }

  /** Whether the objects have a status that is written apart. */
  public boolean hasStatus() {
    return subresources.stream().anyMatch(ApiSubresource::isStatus);
  }

  /**
   * The plural as Java would write it: {@code NetworkPolicies}. Capitals are those of the kind, as
   * far as the two begin alike.
   */
  public String pluralKind() {
    String kind = kind();
    String lower = kind.toLowerCase(Locale.ROOT);
    int same = 0;
    while (same < Math.min(lower.length(), plural.length())
        && lower.charAt(same) == plural.charAt(same)) {
      same++;
    }
    return same == 0
        ? plural.substring(0, 1).toUpperCase(Locale.ROOT) + plural.substring(1)
        : kind.substring(0, same) + plural.substring(same);
  }
}
