package dev.navarch.codegen.universe;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Map;

/** A type as generators see it. */
public sealed interface Type {
  /** The type's name in Java, boxed where it is a primitive inside something else. */
  TypeName javaName();

  /** Text, truth values and numbers. */
  enum Builtin implements Type {
    STRING(ClassName.get(String.class), "string", "\"\""),
    BOOL(TypeName.BOOLEAN, "bool", "false"),
    INT32(TypeName.INT, "int32", "0"),
    INT64(TypeName.LONG, "int64", "0L"),
    FLOAT64(TypeName.DOUBLE, "float64", "0.0");

    private final TypeName javaName;
    private final String codecName;
    private final String zero;

    Builtin(TypeName javaName, String codecName, String zero) {
      this.javaName = javaName;
      this.codecName = codecName;
      this.zero = zero;
    }

    @Override
    public TypeName javaName() {
      return javaName;
    }

    /** The name of the methods that read and write it. */
    public String codecName() {
      return codecName;
    }

    /** The zero value as Java code. */
    public String zero() {
      return zero;
    }
  }

  /** A value type with a wire form of its own, such as a quantity or a time. */
  record Alias(ClassName javaName, String codecName, String zeroConstant) implements Type {}

  /** A record. */
  record Struct(ClassName javaName) implements Type {}

  /** A map from texts. */
  record MapOf(Type value) implements Type {
    @Override
    public TypeName javaName() {
      return ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), value.javaName().box());
    }
  }

  /** A list. */
  record ListOf(Type element) implements Type {
    @Override
    public TypeName javaName() {
      return ParameterizedTypeName.get(ClassName.get(List.class), element.javaName().box());
    }
  }

  /** A value that may be null. */
  record Optional(Type of) implements Type {
    @Override
    public TypeName javaName() {
      return of.javaName().box();
    }
  }

  /** A Java enumeration, whose constants are written by name. */
  record Enum(ClassName javaName) implements Type {}

  /** An interface. */
  record Interface(ClassName javaName) implements Type {}

  /** A type that does not resolve, for instance because it is not there yet. */
  record Unknown(TypeName javaName) implements Type {}

  /** A type that cannot stand in an API type. */
  record Unsupported(TypeName javaName, String reason) implements Type {}

  /** The type without its {@link Optional}. */
  default Type unwrapped() {
    return this instanceof Optional optional ? optional.of() : this;
  }
}
