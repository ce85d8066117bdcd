package dev.navarch.codegen.generators;

import com.palantir.javapoet.CodeBlock;
import dev.navarch.codegen.universe.Annotations;
import dev.navarch.codegen.universe.ApiStruct;
import dev.navarch.codegen.universe.Member;
import dev.navarch.codegen.universe.Type;
import dev.navarch.codegen.universe.Universe;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What {@code @Default} of a field says, compared with the field's type, so that no mistake is left
 * for generated code to fail on. Not known here is what a record that reads its JSON itself can
 * read, nor what a record's constructor refuses. A mistake that the definition of a custom resource
 * shows as well has the same words there, and so is reported once.
 */
final class DefaultJson {
  private final Universe universe;

  private DefaultJson(Universe universe) {
    this.universe = universe;
  }

  /** What is wrong with the default of a field; nothing if generated code can set it. */
  static Optional<String> problem(Universe universe, ApiStruct owner, Member member) {
    if (member.inline()) {
      return Optional.of("@Default is for fields, and this record is inlined: take it away");
    }
    String json = Objects.requireNonNull(member.defaultJson());
    Object value;
    try {
      value = JsonParser.parse(json);
    } catch (IllegalArgumentException e) {
      return Optional.of(
          "%s in @Default is not JSON, %s; a text needs quotes of its own"
              .formatted(json, e.getMessage()));
    }
    if (value == null && Annotations.has(member.element(), "NullAllowed")) {
      return Optional.empty();
    }
    Type type = member.type().unwrapped();
    if (owner.customJson() && !(type instanceof Type.Builtin)) {
      return Optional.of(
          owner.simpleName()
              + " reads and writes its JSON itself: write a @DefaultingFunction, no @Default");
    }
    return new DefaultJson(universe)
        .problem(value, type, isOpen(member), "the default")
        .map(problem -> problem + ": change @Default, or what is allowed");
  }

  /** The default of a field without mistakes; null says that nothing is to be set. */
  static @Nullable Object value(Member member) {
    return JsonParser.parse(Objects.requireNonNull(member.defaultJson()));
  }

  /** A text, number or truth value as Java code. */
  static CodeBlock literal(Type.Builtin type, Member member) {
    Object value = Objects.requireNonNull(value(member));
    return switch (type) {
      case STRING -> CodeBlock.of("$S", value);
      case BOOL -> CodeBlock.of("$L", value);
      case INT32 -> CodeBlock.of("$L", ((BigDecimal) value).intValueExact());
      case INT64 -> CodeBlock.of("$LL", ((BigDecimal) value).longValueExact());
      case FLOAT64 -> CodeBlock.of("$LD", ((BigDecimal) value).doubleValue());
    };
  }

  private static boolean isOpen(Member member) {
    return Annotations.has(member.element(), "PreserveUnknownFields");
  }

  /**
   * What is wrong with a value.
   *
   * @param open whether there may be fields that the type does not have
   */
  private Optional<String> problem(@Nullable Object value, Type type, boolean open, String name) {
    if (value == null) {
      return Optional.of(name + " is null, which the field cannot be");
    }
    return switch (type) {
      case Type.Builtin builtin -> scalar(value, builtin, name);
      case Type.Alias alias -> wire(value, alias.codecName(), name);
      case Type.ListOf list ->
          value instanceof List<?> items
              ? items(items, list.element().unwrapped(), open, name)
              : mismatch("array", name);
      case Type.MapOf map ->
          value instanceof Map<?, ?> entries
              ? entries(entries, map.value().unwrapped(), open, name)
              : mismatch("object", name);
      case Type.Struct struct ->
          record(value, Objects.requireNonNull(universe.struct(struct.javaName())), open, name);
      default -> Optional.empty(); // reported as no type for a field
    };
  }

  private static Optional<String> mismatch(String type, String name) {
    return Optional.of("%s is not of type %s".formatted(name, type));
  }

  private static Optional<String> scalar(Object value, Type.Builtin type, String name) {
    return switch (type) {
      case STRING -> value instanceof String ? Optional.empty() : mismatch("string", name);
      case BOOL -> value instanceof Boolean ? Optional.empty() : mismatch("boolean", name);
      case INT32 -> integer(value, Integer.SIZE, name);
      case INT64 -> integer(value, Long.SIZE, name);
      case FLOAT64 ->
          value instanceof BigDecimal number
              ? fits(Double.isFinite(number.doubleValue()), Double.SIZE, name)
              : mismatch("number", name);
    };
  }

  private static Optional<String> integer(Object value, int bits, String name) {
    return JsonParser.isInteger(value)
        ? fits(((BigDecimal) value).toBigInteger().bitLength() < bits, bits, name)
        : mismatch("integer", name);
  }

  private static Optional<String> fits(boolean fits, int bits, String name) {
    return fits
        ? Optional.empty()
        : Optional.of("%s does not fit into %d bits".formatted(name, bits));
  }

  /** A value with a wire form of its own. */
  private static Optional<String> wire(Object value, String codecName, String name) {
    return switch (codecName) {
      case "rawJson" -> Optional.empty();
      case "rawExtension", "fieldsV1" ->
          value instanceof Map<?, ?> ? Optional.empty() : mismatch("object", name);
      case "intOrString", "quantity" -> {
        if (value instanceof String text) {
          yield WireText.problem(codecName, text, name);
        }
        if (!JsonParser.isInteger(value)) {
          yield Optional.of(name + " is not a whole number or a text");
        }
        yield codecName.equals("quantity") ? Optional.empty() : integer(value, Integer.SIZE, name);
      }
      default ->
          value instanceof String text
              ? WireText.problem(codecName, text, name)
              : mismatch("string", name);
    };
  }

  private Optional<String> items(List<?> items, Type element, boolean open, String name) {
    for (int i = 0; i < items.size(); i++) {
      Optional<String> problem = problem(items.get(i), element, open, name + "[" + i + "]");
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private Optional<String> entries(Map<?, ?> entries, Type type, boolean open, String name) {
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      Optional<String> problem = problem(entry.getValue(), type, open, name + "." + entry.getKey());
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private Optional<String> record(Object value, ApiStruct type, boolean open, String name) {
    if (type.customJson()) {
      return Optional.empty();
    }
    if (!(value instanceof Map<?, ?> entries)) {
      return mismatch("object", name);
    }
    Map<String, Member> fields = new HashMap<>();
    for (Leaf leaf : Leaf.shape(universe, type).leaves()) {
      Member field = leaf.member();
      fields.put(field.jsonName(), field);
      if (field.required() && !entries.containsKey(field.jsonName())) {
        return Optional.of("%s has no %s, which is required".formatted(name, field.jsonName()));
      }
    }
    boolean isOpen = open || Annotations.has(type.element(), "PreserveUnknownFields");
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      Member field = fields.get((String) entry.getKey());
      String below = name + "." + entry.getKey();
      Optional<String> problem =
          field != null
              ? problem(entry.getValue(), field.type().unwrapped(), isOpen(field), below)
              : isOpen ? Optional.empty() : Optional.of(below + " is no field that there is");
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }
}
