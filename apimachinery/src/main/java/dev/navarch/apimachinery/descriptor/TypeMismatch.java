package dev.navarch.apimachinery.descriptor;

import dev.navarch.apimachinery.json.JsonTypeException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts Kubernetes' words on a JSON value of the wrong type, with the help of the type that was
 * read.
 */
public final class TypeMismatch {
  private final List<String> path = new ArrayList<>();
  private ObjectDescriptor struct;

  /** The type at the place that was reached; null at the root. */
  private @Nullable ValueType type;

  private String namedType = "";

  private TypeMismatch(ObjectDescriptor root) {
    struct = root;
  }

  /**
   * What went wrong: {@code json: cannot unmarshal string into Go struct field
   * DeploymentSpec.spec.replicas of type int32}.
   */
  public static String explain(ObjectDescriptor root, JsonTypeException mismatch) {
    TypeMismatch walk = new TypeMismatch(root);
    mismatch.path().forEach(walk::enter);
    return "json: cannot unmarshal " + mismatch.found() + " into Go " + walk.where();
  }

  private String where() {
    return type == null
        ? "value of type " + struct.goName()
        : "struct field "
            + struct.name()
            + "."
            + String.join(".", path)
            + " of type "
            + expected(type, namedType);
  }

  private String expected(ValueType value, String enumType) {
    if (value == ValueType.Scalar.STRING && !enumType.isEmpty()) {
      String goName = struct.goName();
      return goName.substring(0, goName.indexOf('.') + 1) + enumType;
    }
    return value.goName();
  }

  /** Goes one name down: into a field, or past the key of a map. */
  private void enter(String name) {
    ValueType at = type;
    while (at instanceof ValueType.ListOf list) {
      at = list.element();
    }
    if (at instanceof ValueType.MapOf map) {
      type = map.value();
      namedType = "";
      return;
    }
    if (at instanceof ValueType.Struct inner) {
      struct = inner.descriptor();
    }
    FieldDescriptor field = find(struct, name);
    if (field != null) {
      path.add(name);
      type = field.type();
      namedType = field.enumType();
    }
  }

  /** Finds a field; one of an inlined record is reached through that record's name, as in Go. */
  private @Nullable FieldDescriptor find(ObjectDescriptor in, String name) {
    if (in instanceof TypeDescriptor<?> record) {
      for (FieldDescriptor field : record.fields()) {
        if (field.inline()
            && field.type() instanceof ValueType.Struct inner
            && inner.descriptor().jsonField(name) != null) {
          path.add(inner.descriptor().name());
          struct = inner.descriptor();
          return find(struct, name);
        }
      }
    }
    return in.jsonField(name);
  }
}
