package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checks definitions of custom resources, their defaults already filled in. Errors come in the
 * order of Kubernetes' checks: metadata, spec, status, approval; a schema's own in the order of its
 * fields.
 */
public final class DefinitionValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");

  private final RuleChecker rules;

  /** Validation that leaves CEL rules to a checker. */
  public DefinitionValidation(RuleChecker rules) {
    this.rules = rules;
  }

  /** What is wrong with a new definition. */
  public List<FieldError> create(CustomResourceDefinition definition) {
    return create(definition, false);
  }

  /**
   * What is wrong with a new definition.
   *
   * @param beta whether it was sent in the first beta version, which demanded less: schemas could
   *     be left out or not be structural, and unknown fields were kept
   */
  public List<FieldError> create(CustomResourceDefinition definition, boolean beta) {
    CustomResourceDefinitionSpec spec = definition.spec();
    NameCheck names =
        (name, prefix) -> {
          List<String> wrong = new ArrayList<>(NameKind.DNS_SUBDOMAIN.check(name, prefix));
          if (!name.equals(spec.names().plural() + "." + spec.group())) {
            wrong.add("must be spec.names.plural+\".\"+spec.group");
          }
          return wrong;
        };
    List<FieldError> errors =
        new ArrayList<>(ObjectMetaValidation.create(definition.metadata(), false, names));
    new SpecValidation(beta ? Strictness.BETA : Strictness.FULL, rules, errors).check(spec, SPEC);
    status(definition, errors);
    approval(definition, null, errors);
    if (!beta) {
      preserveUnknownFields(spec, errors);
    }
    return errors;
  }

  /** What is wrong with a change of a definition; its status may have changed as well. */
  public List<FieldError> update(
      CustomResourceDefinition definition, CustomResourceDefinition old) {
    return update(definition, old, false);
  }

  /**
   * What is wrong with a change of a definition.
   *
   * @param beta whether it was sent in the first beta version
   */
  public List<FieldError> update(
      CustomResourceDefinition definition, CustomResourceDefinition old, boolean beta) {
    CustomResourceDefinitionSpec spec = definition.spec();
    CustomResourceDefinitionSpec before = old.spec();
    Strictness strictness = Strictness.after(old, definition, beta);
    List<FieldError> errors =
        new ArrayList<>(ObjectMetaValidation.update(definition.metadata(), old.metadata()));
    new SpecValidation(strictness, rules, errors).check(spec, SPEC);
    if (strictness.fixedNames()) {
      unchanged(spec.scope(), before.scope(), SPEC.child("scope"), errors);
      unchanged(spec.names().kind(), before.names().kind(), SPEC.child("names", "kind"), errors);
    }
    unchanged(spec.group(), before.group(), SPEC.child("group"), errors);
    unchanged(
        spec.names().plural(), before.names().plural(), SPEC.child("names", "plural"), errors);
    status(definition, errors);
    approval(definition, Approval.of(annotations(old)).state(), errors);
    if (!beta && !before.preserveUnknownFields()) {
      preserveUnknownFields(spec, errors);
    }
    return errors;
  }

  /** What is wrong with a change of a definition's status. */
  public List<FieldError> updateStatus(
      CustomResourceDefinition definition, CustomResourceDefinition old) {
    List<FieldError> errors =
        new ArrayList<>(ObjectMetaValidation.update(definition.metadata(), old.metadata()));
    NamesValidation.check(
        definition.status().acceptedNames(), STATUS.child("acceptedNames"), errors);
    return errors;
  }

  private static void status(CustomResourceDefinition definition, List<FieldError> errors) {
    NamesValidation.check(
        definition.status().acceptedNames(), STATUS.child("acceptedNames"), errors);
    StoredVersions.check(
        definition.status().storedVersions(),
        definition.spec().versions(),
        STATUS.child("storedVersions"),
        errors);
  }

  /** An approval that was wrong in the same way before may stay so. */
  private static void approval(
      CustomResourceDefinition definition,
      Approval.@Nullable State before,
      List<FieldError> errors) {
    if (!Approval.isNeededFor(definition.spec().group())) {
      return;
    }
    Approval approval = Approval.of(annotations(definition));
    if (approval.state() == before) {
      return;
    }
    FieldPath path = FieldPath.of("metadata", "annotations").key(Approval.ANNOTATION);
    switch (approval.state()) {
      case MISSING -> errors.add(FieldError.required(path, approval.reason()));
      case INVALID ->
          errors.add(
              FieldError.invalid(
                  path, annotations(definition).get(Approval.ANNOTATION), approval.reason()));
      case APPROVED, BYPASSED -> {}
    }
  }

  private static Map<String, String> annotations(CustomResourceDefinition definition) {
    return definition.metadata().annotations();
  }

  private static void preserveUnknownFields(
      CustomResourceDefinitionSpec spec, List<FieldError> errors) {
    if (spec.preserveUnknownFields()) {
      errors.add(
          FieldError.invalid(
              SPEC.child("preserveUnknownFields"),
              true,
              "cannot set to true, set x-kubernetes-preserve-unknown-fields to true in"
                  + " spec.versions[*].schema instead"));
    }
  }

  private static void unchanged(
      String now, String before, FieldPath path, List<FieldError> errors) {
    if (!now.equals(before)) {
      errors.add(FieldError.invalid(path, now, "field is immutable"));
    }
  }
}
