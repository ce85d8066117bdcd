package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrorType;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.work.Work;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checks trees against a schema: types, limits, forms, alternatives. Uniqueness of list items,
 * embedded metadata and rules are checked elsewhere.
 *
 * <p>Errors of one value come in a fixed order: type, alternatives, text, format, number, list,
 * enumeration, object. Fields are checked in the order of their names. Errors of alternatives as a
 * whole and of a number's range carry the path of the object itself and name the place in their
 * text.
 *
 * <p>On an update errors of values that did not change are let pass: an object that was stored
 * before its schema became stricter can still be changed elsewhere.
 *
 * <p>Regular expressions take time linear in the text, whatever the expression.
 */
public final class SchemaValidator {
  /** How many values are checked between two steps of metered work. */
  private static final int NODES_PER_STEP = 64;

  private static final int UNITS_PER_NODE = 10;

  private final StructuralSchema schema;
  private final Map<String, RegularExpression> patterns;

  private SchemaValidator(StructuralSchema schema, Map<String, RegularExpression> patterns) {
    this.schema = schema;
    this.patterns = patterns;
  }

  /**
   * Prepares a schema for checking. No text matches an expression that is malformed; the check of
   * definitions rules these out.
   */
  public static SchemaValidator of(StructuralSchema schema) {
    Map<String, RegularExpression> patterns = new HashMap<>();
    collectPatterns(schema, patterns);
    return new SchemaValidator(schema, Map.copyOf(patterns));
  }

  private static void collectPatterns(
      @Nullable ValidationNode node, Map<String, RegularExpression> patterns) {
    if (node == null) {
      return;
    }
    ValueValidations values = node.values();
    String pattern = values.pattern();
    if (!pattern.isEmpty() && !patterns.containsKey(pattern)) {
      try {
        patterns.put(pattern, RegularExpression.compile(pattern));
      } catch (RegularExpression.MalformedException malformed) {
        // left out: what is not there matches nothing
      }
    }
    values.allOf().forEach(inner -> collectPatterns(inner, patterns));
    values.anyOf().forEach(inner -> collectPatterns(inner, patterns));
    values.oneOf().forEach(inner -> collectPatterns(inner, patterns));
    collectPatterns(values.not(), patterns);
    node.properties().values().forEach(inner -> collectPatterns(inner, patterns));
    collectPatterns(node.additionalNode(), patterns);
    collectPatterns(node.items(), patterns);
  }

  /** What is wrong with a value at a path. */
  public List<FieldError> validate(@Nullable Object value, FieldPath path) {
    return new Check(path).check(schema, value, Place.ROOT, null).errors();
  }

  /** What is wrong with a value at a path that was not wrong in the same way before. */
  public List<FieldError> validateUpdate(
      @Nullable Object value, @Nullable Object before, FieldPath path) {
    Correlation pair = new Correlation(schema, before, value);
    return new Check(path).ratcheted(schema, value, Place.ROOT, pair).errors();
  }

  /** One run over one value. */
  private final class Check {
    private final FieldPath base;
    private int untilStep = NODES_PER_STEP;

    Check(FieldPath base) {
      this.base = base;
    }

    Findings ratcheted(
        ValidationNode node, @Nullable Object value, Place place, @Nullable Correlation pair) {
      Findings found = check(node, value, place, pair);
      if (!found.isValid() && pair != null && pair.isUnchanged()) {
        found.forgive();
      }
      return found;
    }

    Findings check(
        ValidationNode node, @Nullable Object value, Place place, @Nullable Correlation pair) {
      if (--untilStep == 0) {
        untilStep = NODES_PER_STEP;
        Work.step(NODES_PER_STEP * UNITS_PER_NODE);
      }
      Findings found = new Findings();
      ValueValidations values = node.values();
      List<String> types = node.types();
      String format = Formats.supported(values.format(), types);
      if (value == null) {
        if (!types.isEmpty() && !node.nullable()) {
          found.add(typeError(place, String.join(",", types), "null"));
        }
        enumeration(values, null, place, found);
        return found;
      }
      if (!types.isEmpty() || !format.isEmpty()) {
        type(types, format, value, place, found);
        found.count();
      }
      alternatives(values, value, place, pair, found);
      found.count();
      switch (value) {
        case String text -> {
          text(values, text, place, found);
          found.count();
          if (!format.isEmpty()) {
            if (!Formats.matches(format, text)) {
              found.add(typeError(place, values.format(), text));
            }
            found.count();
          }
        }
        case Number number -> {
          number(types, format, values, number, place, found);
          found.count();
        }
        case List<?> list -> {
          list(node, list, place, pair, found);
          found.count();
        }
        default -> {}
      }
      enumeration(values, value, place, found);
      found.count();
      if (value instanceof Map<?, ?> object) {
        object(node, JsonKind.object(object), place, pair, found);
        found.count();
      }
      found.count();
      return found;
    }

    /**
     * Texts and lists with a format pass here unless a number is wanted: the format decides, and
     * Kubernetes lets lists through that way.
     */
    private void type(
        List<String> types, String format, Object value, Place place, Findings found) {
      String type = JsonKind.typeOf(value);
      String ownFormat = JsonKind.formatOf(value);
      boolean textual = value instanceof String || value instanceof List;
      boolean numeric =
          types.contains(StructuralSchema.NUMBER) || types.contains(StructuralSchema.INTEGER);
      boolean matches =
          types.contains(type)
              || (types.contains(StructuralSchema.INTEGER) && JsonKind.isWhole(value))
              || (types.contains(StructuralSchema.NUMBER) && value instanceof Long);
      if (!textual && !format.isEmpty() && !matches && !ownFormat.equals(format)) {
        found.add(typeError(place, format, ownFormat));
      } else if ((textual && !format.isEmpty() && !numeric) || matches) {
        found.count();
      } else {
        found.add(typeError(place, String.join(",", types), type));
      }
    }

    private void alternatives(
        ValueValidations values,
        Object value,
        Place place,
        @Nullable Correlation pair,
        Findings found) {
      if (!values.anyOf().isEmpty()) {
        anyOf(values.anyOf(), value, place, pair, found);
      }
      if (!values.oneOf().isEmpty()) {
        oneOf(values.oneOf(), value, place, pair, found);
      }
      if (!values.allOf().isEmpty()) {
        allOf(values.allOf(), value, place, pair, found);
      }
      NestedValidation not = values.not();
      if (not != null && check(not, value, place, pair).isValid()) {
        found.add(whole(quoted(place) + " must not validate the schema (not)"));
      }
      found.count();
    }

    private void anyOf(
        List<NestedValidation> alternatives,
        Object value,
        Place place,
        @Nullable Correlation pair,
        Findings found) {
      Findings best = null;
      for (NestedValidation alternative : alternatives) {
        Findings one = check(alternative, value, place, pair);
        if (one.isValid()) {
          found.addAll(one);
          return;
        }
        best = best == null || one.isBetterThan(best) ? one : best;
      }
      found.add(whole(quoted(place) + " must validate at least one schema (anyOf)"));
      if (best != null) {
        found.addAll(best);
      }
    }

    private void oneOf(
        List<NestedValidation> alternatives,
        Object value,
        Place place,
        @Nullable Correlation pair,
        Findings found) {
      Findings best = null;
      Findings first = null;
      int valid = 0;
      for (NestedValidation alternative : alternatives) {
        Findings one = check(alternative, value, place, pair);
        if (one.isValid()) {
          valid++;
          first = first == null ? one : first;
        } else if (best == null || one.isBetterThan(best)) {
          best = one;
        }
      }
      if (valid == 1 && first != null) {
        found.addAll(first);
        return;
      }
      String count = valid == 0 ? "none valid" : valid + " valid alternatives";
      found.add(
          whole(quoted(place) + " must validate one and only one schema (oneOf). Found " + count));
      if (valid == 0 && best != null) {
        found.addAll(best);
      }
    }

    private void allOf(
        List<NestedValidation> alternatives,
        Object value,
        Place place,
        @Nullable Correlation pair,
        Findings found) {
      int valid = 0;
      for (NestedValidation alternative : alternatives) {
        Findings one = check(alternative, value, place, pair);
        valid += one.isValid() ? 1 : 0;
        found.addAll(one);
      }
      if (valid < alternatives.size()) {
        String none = valid == 0 ? ". None validated" : "";
        found.add(whole(quoted(place) + " must validate all the schemas (allOf)" + none));
      }
    }

    /** Only the first thing that is wrong with a text is reported. */
    private void text(ValueValidations values, String text, Place place, Findings found) {
      Long max = values.maxLength();
      Long min = values.minLength();
      String pattern = values.pattern();
      int length = max == null && min == null ? 0 : text.codePointCount(0, text.length());
      if (max != null && length > max) {
        found.add(FieldError.tooLong(path(place), max.intValue()));
      } else if (min != null && length < min) {
        found.add(
            invalid(place, text, place + " in body should be at least " + min + " chars long"));
      } else if (!pattern.isEmpty() && !matches(pattern, text)) {
        found.add(invalid(place, text, place + " in body should match '" + pattern + "'"));
      }
    }

    private boolean matches(String pattern, String text) {
      RegularExpression expression = patterns.get(pattern);
      return expression != null && expression.occursIn(text);
    }

    private void number(
        List<String> types,
        String format,
        ValueValidations values,
        Number number,
        Place place,
        Findings found) {
      String type = types.isEmpty() ? "" : types.getFirst();
      NumberCheck.Report report =
          new NumberCheck.Report() {
            @Override
            public void invalid(Number value, String message) {
              found.add(Check.this.invalid(place, value, message));
            }

            @Override
            public void outOfRange(String message) {
              found.add(whole(message));
            }
          };
      new NumberCheck(place, type, format, report).check(number, values);
      found.count();
    }

    private void list(
        ValidationNode node,
        List<?> list,
        Place place,
        @Nullable Correlation pair,
        Findings found) {
      ValidationNode items = node.items();
      if (items != null) {
        for (int i = 0; i < list.size(); i++) {
          Correlation inner = pair == null ? null : pair.item(i);
          found.addAll(ratcheted(items, list.get(i), place.item(i), inner));
        }
      }
      long size = list.size();
      Long min = node.values().minItems();
      if (min != null && size < min) {
        found.add(invalid(place, size, place + " in body should have at least " + min + " items"));
      }
      Long max = node.values().maxItems();
      if (max != null && size > max) {
        found.add(FieldError.tooMany(path(place), (int) size, max.intValue()));
      }
      found.count();
    }

    private void enumeration(
        ValueValidations values, @Nullable Object value, Place place, Findings found) {
      List<@Nullable Object> allowed = values.enumValues();
      if (allowed.size() > NODES_PER_STEP) {
        Work.step(allowed.size());
      }
      if (allowed.isEmpty() || allowed.stream().anyMatch(one -> JsonKind.equal(one, value))) {
        return;
      }
      List<String> texts =
          allowed.stream()
              .map(one -> one instanceof String text ? text : JsonKind.json(one))
              .toList();
      found.add(FieldError.notSupported(path(place), value, texts));
    }

    private void object(
        ValidationNode node,
        StringMap<@Nullable Object> object,
        Place place,
        @Nullable Correlation pair,
        Findings found) {
      ValueValidations values = node.values();
      long size = object.size();
      Long min = values.minProperties();
      if (min != null && size < min) {
        found.add(
            invalid(place, size, place + " in body should have at least " + min + " properties"));
        return;
      }
      Long max = values.maxProperties();
      if (max != null && size > max) {
        found.add(FieldError.tooMany(path(place), (int) size, max.intValue()));
        return;
      }
      fields(node, object, place, pair, found);
      for (String name : values.required()) {
        if (!object.containsKey(name)) {
          found.add(FieldError.required(path(place.entry(name))));
        }
      }
    }

    private void fields(
        ValidationNode node,
        StringMap<@Nullable Object> object,
        Place place,
        @Nullable Correlation pair,
        Findings found) {
      for (int i = 0; i < object.size(); i++) {
        String name = object.keyAt(i);
        ValidationNode property = node.properties().get(name);
        ValidationNode additional = node.additionalNode();
        Correlation inner = pair == null ? null : pair.field(name);
        if (property != null) {
          found.addAll(ratcheted(property, object.valueAt(i), place.property(name), inner));
        } else if (additional != null) {
          found.addAll(ratcheted(additional, object.valueAt(i), place.entry(name), inner));
        } else if (node.forbidsAdditional()) {
          found.add(invalid(place, name, place + "." + name + " in body is a forbidden property"));
        }
      }
    }

    private FieldError typeError(Place place, String wanted, String got) {
      return new FieldError(
          FieldErrorType.TYPE_INVALID,
          path(place).toString(),
          got,
          place + " in body must be of type " + wanted + ": " + GoQuoting.quote(got));
    }

    private FieldError invalid(Place place, Object value, String detail) {
      return FieldError.invalid(path(place), value, detail);
    }

    /** An error that names the place itself. */
    private FieldError whole(String detail) {
      return FieldError.invalid(base, "", detail);
    }

    private String quoted(Place place) {
      return GoQuoting.quote(place.toString());
    }

    private FieldPath path(Place place) {
      String text = place.toString();
      if (text.startsWith(".")) {
        text = text.substring(1);
      }
      return text.isEmpty() ? base : base.child(text);
    }
  }
}
