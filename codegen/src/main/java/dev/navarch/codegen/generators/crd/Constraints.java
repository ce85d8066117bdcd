package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.generators.JsonParser;
import dev.navarch.codegen.universe.Annotations;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;

/**
 * Adds what annotations say about values to a schema. The annotations stand on a record, on a
 * component, or on the type that a list or map holds.
 */
final class Constraints {
  private final AnnotatedConstruct annotated;
  private final Map<String, Object> schema;
  private final Place place;

  private Constraints(AnnotatedConstruct annotated, Map<String, Object> schema, Place place) {
    this.annotated = annotated;
    this.schema = schema;
    this.place = place;
  }

  static void apply(AnnotatedConstruct annotated, Map<String, Object> schema, Place place) {
    Constraints constraints = new Constraints(annotated, schema, place);
    constraints.numbers();
    constraints.texts();
    constraints.sizes();
    constraints.allowed();
    if (Annotations.has(annotated, "NullAllowed")) {
      schema.put("nullable", true);
    }
    Rules.apply(annotated, schema, place);
  }

  private boolean isNumber() {
    return List.of("integer", "number").contains(Keywords.type(schema))
        || Keywords.is(schema, Keywords.INT_OR_STRING);
  }

  private boolean isText() {
    return Keywords.type(schema).equals("string") || Keywords.is(schema, Keywords.INT_OR_STRING);
  }

  /** One of the annotations, where the value is what it is for. */
  private Optional<AnnotationMirror> find(String annotation, boolean fits, String what) {
    Optional<AnnotationMirror> found = Annotations.find(annotated, annotation);
    if (found.isPresent() && !fits) {
      place.error("@%s is for %s: take it away".formatted(annotation, what));
      return Optional.empty();
    }
    return found;
  }

  private void numbers() {
    String what = "numbers";
    find("Minimum", isNumber(), what).ifPresent(tag -> bound(tag, "minimum", "exclusiveMinimum"));
    find("Maximum", isNumber(), what).ifPresent(tag -> bound(tag, "maximum", "exclusiveMaximum"));
    if (schema.get("minimum") instanceof BigDecimal minimum
        && schema.get("maximum") instanceof BigDecimal maximum
        && minimum.compareTo(maximum) > 0) {
      place.error("the minimum is more than the maximum: no number would do");
    }
    find("MultipleOf", isNumber(), what)
        .flatMap(this::number)
        .ifPresent(number -> {
          schema.put("multipleOf", number);
          if (number.signum() <= 0) {
            place.error("the number in @MultipleOf must be more than 0");
          }
        });
  }

  private void bound(AnnotationMirror tag, String keyword, String exclusive) {
    Optional<BigDecimal> number = number(tag);
    if (number.isPresent()) {
      schema.put(keyword, number.get());
      if ((Boolean) Annotations.value(tag, "exclusive")) {
        schema.put(exclusive, true);
      } else {
        schema.remove(exclusive);
      }
    }
  }

  private Optional<BigDecimal> number(AnnotationMirror tag) {
    double value = (Double) Annotations.value(tag, "value");
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      place.error("a bound must be a finite number");
      return Optional.empty();
    }
    return Optional.of(BigDecimal.valueOf(value));
  }

  private void texts() {
    find("Length", isText(), "texts").ifPresent(tag -> range(tag, "minLength", "maxLength"));
    find("Pattern", isText(), "texts")
        .ifPresent(tag -> {
          String pattern = Annotations.text(tag, "value");
          PatternSyntax.problem(pattern).ifPresent(place::error);
          schema.put("pattern", pattern);
        });
    find("Format", isText() || isNumber(), "texts and numbers")
        .ifPresent(tag -> {
          String format = Annotations.text(tag, "value");
          if (format.isEmpty()) {
            place.error("@Format must name a format");
          }
          schema.put("format", format);
        });
  }

  private void sizes() {
    String type = Keywords.type(schema);
    find("Size", type.equals("array") || type.equals("object"), "lists, maps and records")
        .ifPresent(tag -> {
          if (type.equals("array")) {
            range(tag, "minItems", "maxItems");
          } else {
            range(tag, "minProperties", "maxProperties");
          }
        });
  }

  private void range(AnnotationMirror tag, String minKeyword, String maxKeyword) {
    int min = (Integer) Annotations.value(tag, "min");
    int max = (Integer) Annotations.value(tag, "max");
    if (min < 0) {
      place.error("min must not be less than 0");
    } else if (min > max) {
      place.error("min %d is more than max %d: no value would do".formatted(min, max));
    }
    if (min > 0) {
      schema.put(minKeyword, min);
    }
    if (max < Integer.MAX_VALUE) {
      schema.put(maxKeyword, max);
    }
  }

  private void allowed() {
    boolean isTruth = Keywords.type(schema).equals("boolean");
    find("Allowed", isText() || isNumber() || isTruth, "texts, numbers and truth values")
        .ifPresent(tag -> {
          List<Object> values = new ArrayList<>();
          for (String value : Annotations.texts(tag, "value")) {
            values.add(isText() ? value : parsed(value));
          }
          if (values.isEmpty()) {
            place.error("@Allowed must name a value");
          }
          schema.put("enum", values);
        });
  }

  private Object parsed(String value) {
    try {
      Object parsed = JsonParser.parse(value);
      if (parsed instanceof BigDecimal number && isNumber()) {
        return number;
      }
      if (parsed instanceof Boolean truth && !isNumber()) {
        return truth;
      }
    } catch (IllegalArgumentException e) {
      // falls through: whatever it is, it is not a value of the field's type
    }
    place.error("\"%s\" in @Allowed is not of the field's type".formatted(value));
    return value;
  }
}
