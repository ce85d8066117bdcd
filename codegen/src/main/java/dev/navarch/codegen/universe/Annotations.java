package dev.navarch.codegen.universe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Reads annotations by the name of their type. */
public final class Annotations {
  /** The package of Navarch's annotations. */
  public static final String PACKAGE = "dev.navarch.apimachinery.annotation.";

  private Annotations() {}

  /** One of Navarch's annotations on an element, or on a type where it is used. */
  public static Optional<AnnotationMirror> find(AnnotatedConstruct annotated, String simpleName) {
    for (AnnotationMirror mirror : annotated.getAnnotationMirrors()) {
      if (isOf(mirror, simpleName)) {
        return Optional.of(mirror);
      }
    }
    return Optional.empty();
  }

  private static boolean isOf(AnnotationMirror mirror, String simpleName) {
    TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
    return type.getQualifiedName().contentEquals(PACKAGE + simpleName);
  }

  /** Whether one of Navarch's annotations is on an element, or on a type where it is used. */
  public static boolean has(AnnotatedConstruct annotated, String simpleName) {
    return find(annotated, simpleName).isPresent();
  }

  /**
   * An annotation that may stand several times, in order. On elements a compiler wraps several into
   * a container; on types where they are used it does not.
   *
   * @param container the annotation inside of it that holds several
   */
  public static List<AnnotationMirror> repeated(
      AnnotatedConstruct annotated, String simpleName, String container) {
    List<AnnotationMirror> found = new ArrayList<>();
    for (AnnotationMirror mirror : annotated.getAnnotationMirrors()) {
      if (isOf(mirror, simpleName)) {
        found.add(mirror);
      } else if (isOf(mirror, simpleName + "." + container)) {
        found.addAll(nested(mirror, "value"));
      }
    }
    return found;
  }

  /** A list of annotations inside of one. */
  public static List<AnnotationMirror> nested(AnnotationMirror mirror, String name) {
    return ((List<?>) value(mirror, name))
        .stream().map(item -> (AnnotationMirror) ((AnnotationValue) item).getValue()).toList();
  }

  /** A value of an annotation as it was written. */
  public static Optional<Object> written(AnnotationMirror mirror, String name) {
    for (var entry : mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(name)) {
        return Optional.of(entry.getValue().getValue());
      }
    }
    return Optional.empty();
  }

  /** A value of an annotation, or its default. */
  public static Object value(AnnotationMirror mirror, String name) {
    Optional<Object> written = written(mirror, name);
    if (written.isPresent()) {
      return written.get();
    }
    for (Element member : mirror.getAnnotationType().asElement().getEnclosedElements()) {
      if (member instanceof ExecutableElement method
          && method.getSimpleName().contentEquals(name)
          && method.getDefaultValue() != null) {
        return method.getDefaultValue().getValue();
      }
    }
    throw new IllegalArgumentException(mirror + " has no value " + name);
  }

  /** A text. */
  public static String text(AnnotationMirror mirror, String name) {
    return (String) value(mirror, name);
  }

  /** A list of texts. */
  public static List<String> texts(AnnotationMirror mirror, String name) {
    Object value = value(mirror, name);
    if (value instanceof List<?> list) {
      return list.stream().map(item -> (String) ((AnnotationValue) item).getValue()).toList();
    }
    return List.of((String) value);
  }
}
