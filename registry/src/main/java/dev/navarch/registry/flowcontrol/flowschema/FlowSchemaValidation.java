package dev.navarch.registry.flowcontrol.flowschema;

import dev.navarch.api.flowcontrol.v1.FlowDistinguisherMethod;
import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.FlowSchemaSpec;
import dev.navarch.api.flowcontrol.v1.PolicyRulesWithSubjects;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.bootstrap.FlowControlObjects;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Validation of flow schemas, apart from their metadata. */
public final class FlowSchemaValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final int MAX_PRECEDENCE = 10_000;
  private static final String EXEMPT = "exempt";

  private FlowSchemaValidation() {}

  public static List<FieldError> create(FlowSchema schema) {
    List<FieldError> errors = new ArrayList<>(0);
    FlowSchemaSpec spec = schema.spec();
    precedence(schema, SPEC.child("matchingPrecedence"), errors);
    FlowDistinguisherMethod method = spec.distinguisherMethod();
    if (method != null) {
      NameValidation.supported(
          method.type(),
          List.of("ByNamespace", "ByUser"),
          SPEC.child("distinguisherMethod", "type"),
          errors);
    }
    FieldPath level = SPEC.child("priorityLevelConfiguration", "name");
    String name = spec.priorityLevelConfiguration().name();
    if (name.isEmpty()) {
      errors.add(FieldError.required(level, "must reference a priority level"));
    } else {
      NameValidation.dnsSubdomain(name, level, errors);
    }
    for (int i = 0; i < spec.rules().size(); i++) {
      rule(spec.rules().get(i), SPEC.child("rules").index(i), errors);
    }
    fixed(schema, errors);
    return errors;
  }

  /** Requests that nothing else classifies must stay classified: two schemas cannot change. */
  private static void fixed(FlowSchema schema, List<FieldError> errors) {
    String name = schema.metadata().name();
    FlowSchemaSpec expected = Mandatory.SPECS.get(name);
    if (expected != null && !schema.spec().equals(expected)) {
      errors.add(
          FieldError.invalid(
              SPEC,
              InternalForm.shown(schema.spec()),
              "spec of '" + name + "' must equal the fixed value"));
    }
  }

  /** Made when a schema is first validated. */
  private static final class Mandatory {
    static final Map<String, FlowSchemaSpec> SPECS =
        FlowControlObjects.flowSchemas(Instant.EPOCH).stream()
            .filter(schema -> Set.of(EXEMPT, "catch-all").contains(schema.metadata().name()))
            .collect(Collectors.toMap(schema -> schema.metadata().name(), FlowSchema::spec));
  }

  private static void precedence(FlowSchema schema, FieldPath path, List<FieldError> errors) {
    int precedence = schema.spec().matchingPrecedence();
    if (precedence <= 0) {
      errors.add(FieldError.invalid(path, precedence, "must be a positive value"));
    }
    if (precedence > MAX_PRECEDENCE) {
      errors.add(
          FieldError.invalid(path, precedence, "must not be greater than " + MAX_PRECEDENCE));
    }
    if (precedence == 1 && !schema.metadata().name().equals(EXEMPT)) {
      errors.add(
          FieldError.invalid(
              path, precedence, "only the schema named 'exempt' may have matchingPrecedence 1"));
    }
  }

  private static void rule(PolicyRulesWithSubjects rule, FieldPath path, List<FieldError> errors) {
    if (rule.subjects().isEmpty()) {
      errors.add(
          FieldError.required(path.child("subjects"), "subjects must contain at least one value"));
    }
    if (rule.resourceRules().isEmpty() && rule.nonResourceRules().isEmpty()) {
      errors.add(
          FieldError.required(
              path, "at least one of resourceRules and nonResourceRules has to be non-empty"));
    }
  }

  public static List<FieldError> update(FlowSchema schema, FlowSchema old) {
    return create(schema);
  }
}
