package dev.navarch.codegen.universe;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/**
 * Generator tags: {@code @Generate} on a package holds for all its types, one on a type wins over
 * it. Without any, every generator runs.
 */
public final class Tags {
  private Tags() {}

  /** Whether a generator is switched on for a type. */
  public static boolean enabled(Universe universe, ApiStruct type, String generator) {
    Optional<AnnotationMirror> local = Annotations.find(type.element(), "Generate");
    Element where = universe.elements().getPackageOf(type.element());
    return enabled(local.or(() -> Annotations.find(where, "Generate")), generator);
  }

  private static boolean enabled(Optional<AnnotationMirror> tag, String generator) {
    if (tag.isEmpty()) {
      return true;
    }
    List<String> only = Annotations.texts(tag.get(), "value");
    List<String> except = Annotations.texts(tag.get(), "except");
    return (only.isEmpty() || only.contains(generator)) && !except.contains(generator);
  }
}
