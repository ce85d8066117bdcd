package dev.navarch.codegen.generators;

import com.palantir.javapoet.ClassName;
import java.util.Locale;

/** The names of classes that generated code refers to. */
public final class Names {
  private static final String ROOT = "dev.navarch.apimachinery.";

  static final ClassName ABSENT = ClassName.get(ROOT + "collect", "Absent");
  static final ClassName STRING_MAP = ClassName.get(ROOT + "collect", "StringMap");
  static final ClassName TYPE_DESCRIPTOR = ClassName.get(ROOT + "descriptor", "TypeDescriptor");
  static final ClassName FIELD_DESCRIPTOR = ClassName.get(ROOT + "descriptor", "FieldDescriptor");
  static final ClassName OMIT = FIELD_DESCRIPTOR.nestedClass("Omit");
  static final ClassName LIST_KIND = FIELD_DESCRIPTOR.nestedClass("ListKind");
  static final ClassName ATOMICITY = FIELD_DESCRIPTOR.nestedClass("Atomicity");
  static final ClassName VALUE_TYPE = ClassName.get(ROOT + "descriptor", "ValueType");
  static final ClassName JSON_READER = ClassName.get(ROOT + "json", "JsonReader");
  static final ClassName JSON_WRITER = ClassName.get(ROOT + "json", "JsonWriter");
  static final ClassName JSON_SCALAR = ClassName.get(ROOT + "json", "JsonScalar");
  static final ClassName FIELD_NAMES = ClassName.get(ROOT + "json", "FieldNames");
  static final ClassName PROTO_READER = ClassName.get(ROOT + "proto", "ProtoReader");
  static final ClassName PROTO_WRITER = ClassName.get(ROOT + "proto", "ProtoWriter");
  static final ClassName PROTO_SCALAR = ClassName.get(ROOT + "proto", "ProtoScalar");
  static final ClassName TYPE_META = ClassName.get(ROOT + "meta.v1", "TypeMeta");
  static final ClassName SCHEME_BUILDER =
      ClassName.get(ROOT + "runtime", "Scheme").nestedClass("Builder");
  static final ClassName GROUP_VERSION = ClassName.get(ROOT + "schema", "GroupVersion");
  static final ClassName WALK = ClassName.get(ROOT + "runtime", "Walk");

  private Names() {}

  /** The constant of a codec method's name: {@code intOrString} is {@code INT_OR_STRING}. */
  static String constant(String codecName) {
    StringBuilder constant = new StringBuilder();
    for (char c : codecName.toCharArray()) {
      if (Character.isUpperCase(c)) {
        constant.append('_');
      }
      constant.append(Character.toUpperCase(c));
    }
    return constant.toString();
  }

  /** A type's name as the beginning of a method's name. */
  public static String methodName(String typeName) {
    int upper = 0;
    while (upper < typeName.length() && Character.isUpperCase(typeName.charAt(upper))) {
      upper++;
    }
    int lower = upper > 1 && upper < typeName.length() ? upper - 1 : upper;
    return typeName.substring(0, lower).toLowerCase(Locale.ROOT) + typeName.substring(lower);
  }
}
