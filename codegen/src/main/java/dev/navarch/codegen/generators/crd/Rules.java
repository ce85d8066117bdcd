package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.universe.Annotations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.VariableElement;

/** Adds CEL rules to a schema: those of a type first, then those of the field that holds it. */
final class Rules {
  private static final Map<String, String> REASONS =
      Map.of(
          "INVALID", "FieldValueInvalid",
          "FORBIDDEN", "FieldValueForbidden",
          "REQUIRED", "FieldValueRequired",
          "DUPLICATE", "FieldValueDuplicate");

  private Rules() {}

  static void apply(AnnotatedConstruct annotated, Map<String, Object> schema, Place place) {
    List<AnnotationMirror> tags = Annotations.repeated(annotated, "Rule", "Rules");
    if (tags.isEmpty()) {
      return;
    }
    List<Object> rules = new ArrayList<>();
    if (schema.get(Keywords.RULES) instanceof List<?> earlier) {
      rules.addAll(earlier);
    }
    tags.forEach(tag -> rules.add(rule(tag, schema, place)));
    schema.put(Keywords.RULES, rules);
  }

  private static Map<String, Object> rule(
      AnnotationMirror tag, Map<String, Object> schema, Place place) {
    Map<String, Object> rule = new LinkedHashMap<>();
    String expression = Annotations.text(tag, "value");
    String message = Annotations.text(tag, "message");
    if (expression.isBlank()) {
      place.error("a @Rule must have an expression");
    }
    if (message.isEmpty() && expression.strip().indexOf('\n') >= 0) {
      place.error("a @Rule of several lines must have a message: the expression cannot be shown");
    }
    if (message.indexOf('\n') >= 0) {
      place.error("the message of a @Rule must be one line");
    }
    rule.put("rule", expression);
    put(rule, "message", message);
    put(rule, "messageExpression", Annotations.text(tag, "messageExpression"));
    String reason = ((VariableElement) Annotations.value(tag, "reason")).getSimpleName().toString();
    if (!reason.equals("INVALID")) {
      put(rule, "reason", REASONS.getOrDefault(reason, ""));
    }
    fieldPath(Annotations.text(tag, "fieldPath"), rule, schema, place);
    if ((Boolean) Annotations.value(tag, "optionalOldSelf")) {
      rule.put("optionalOldSelf", true);
    }
    return rule;
  }

  private static void put(Map<String, Object> rule, String name, String text) {
    if (!text.isEmpty()) {
      rule.put(name, text);
    }
  }

  private static void fieldPath(
      String path, Map<String, Object> rule, Map<String, Object> schema, Place place) {
    put(rule, "fieldPath", path);
    if (!path.isEmpty() && schema.containsKey("properties")) {
      SchemaPath.find(path, schema)
          .problem()
          .ifPresent(problem -> place.error("the fieldPath of a @Rule, " + problem));
    }
  }
}
