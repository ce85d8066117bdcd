package dev.navarch.codegen.universe;

import java.util.List;
import java.util.Optional;
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

  /** One of Navarch's annotations on an element. */
  public static Optional<AnnotationMirror> find(Element element, String simpleName) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
      if (type.getQualifiedName().contentEquals(PACKAGE + simpleName)) {
        return Optional.of(mirror);
      }
    }
    return Optional.empty();
  }

  /** Whether one of Navarch's annotations is on an element. */
  public static boolean has(Element element, String simpleName) {
    return find(element, simpleName).isPresent();
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
