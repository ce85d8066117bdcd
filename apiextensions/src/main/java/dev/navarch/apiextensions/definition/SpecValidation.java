package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.ConversionStrategyType;
import dev.navarch.api.apiextensions.v1.CustomResourceConversion;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.api.apiextensions.v1.CustomResourceSubresources;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.ResourceScope;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** Checks what a definition asks for. Belongs to one thread. */
final class SpecValidation {
  private final Strictness strictness;
  private final RuleChecker rules;
  private final List<FieldError> errors;

  /** Whether the schemas at hand must be structural. */
  private boolean structure;

  SpecValidation(Strictness strictness, RuleChecker rules, List<FieldError> errors) {
    this.strictness = strictness;
    this.rules = rules;
    this.errors = errors;
  }

  void check(CustomResourceDefinitionSpec spec, FieldPath path) {
    List<CustomResourceDefinitionVersion> versions = spec.versions();
    SharedParts shared = SharedParts.of(versions);
    structure =
        strictness.structure()
            || !spec.preserveUnknownFields()
            || SchemaWalk.anyIn(spec, SpecValidation::needsStructure);
    group(spec.group(), path.child("group"));
    scope(spec.scope(), path.child("scope"));
    missingSchemas(spec, path.child("versions"));
    if (spec.preserveUnknownFields()
        && SchemaWalk.anyIn(spec, schema -> schema.default_() != null)) {
      errors.add(
          FieldError.invalid(
              path.child("preserveUnknownFields"),
              true,
              "must be false in order to use defaults in the schema"));
    }
    for (int i = 0; i < versions.size(); i++) {
      version(versions.get(i), shared, path.child("versions").index(i));
    }
    storage(versions, shared, path.child("versions"));
    if (!versions.isEmpty() && !versions.getFirst().name().isEmpty()) {
      label(versions.getFirst().name(), path.child("version"));
    }
    NamesValidation.required(spec.names(), path.child("names"), errors);
    NamesValidation.check(spec.names(), path.child("names"), errors);
    if (!versions.isEmpty()) {
      sharedParts(versions, shared, path);
    }
    conversion(spec, path.child("conversion"));
  }

  /** Whether a schema uses something that has no meaning unless it is structural. */
  private static boolean needsStructure(JSONSchemaProps schema) {
    return schema.default_() != null
        || schema.xPreserveUnknownFields() != null
        || schema.xEmbeddedResource()
        || schema.xIntOrString()
        || !schema.xListMapKeys().isEmpty()
        || schema.xListType() != null
        || schema.xMapType() != null
        || !schema.xValidations().isEmpty();
  }

  private void group(String group, FieldPath path) {
    if (group.isEmpty()) {
      errors.add(FieldError.required(path));
      return;
    }
    List<String> wrong = NameSyntax.dns1123Subdomain(group);
    if (!wrong.isEmpty()) {
      errors.add(FieldError.invalid(path, group, String.join(",", wrong)));
    } else if (group.indexOf('.') < 0) {
      errors.add(FieldError.invalid(path, group, "should be a domain with at least one dot"));
    }
  }

  private void scope(String scope, FieldPath path) {
    List<String> known = List.of(ResourceScope.CLUSTER, ResourceScope.NAMESPACED);
    if (scope.isEmpty()) {
      errors.add(FieldError.required(path));
    } else if (!known.contains(scope)) {
      errors.add(FieldError.notSupported(path, scope, known));
    }
  }

  private void missingSchemas(CustomResourceDefinitionSpec spec, FieldPath path) {
    List<CustomResourceDefinitionVersion> versions = spec.versions();
    for (int i = 0; i < versions.size(); i++) {
      if (SchemaWalk.schemaOf(versions.get(i)) != null) {
        continue;
      }
      FieldPath place = path.index(i).child("schema", "openAPIV3Schema");
      if (strictness.schemas()) {
        errors.add(FieldError.required(place));
      } else if (!spec.preserveUnknownFields() && versions.get(i).served()) {
        errors.add(FieldError.required(place, "because otherwise all fields are pruned"));
      }
    }
  }

  private void version(
      CustomResourceDefinitionVersion version, SharedParts shared, FieldPath path) {
    label(version.name(), path.child("name"));
    for (String wrong : DeprecationWarnings.check(version)) {
      errors.add(
          FieldError.invalid(
              path.child("deprecationWarning"), version.deprecationWarning(), wrong));
    }
    JSONSchemaProps schema = SchemaWalk.schemaOf(version);
    if (!shared.schema() && schema != null) {
      schema(schema, hasStatus(version), version.name(), path.child("schema"));
    }
    if (!shared.subresources()) {
      SubresourcesValidation.check(version.subresources(), path.child("subresources"), errors);
    }
    if (!shared.columns()) {
      ColumnsValidation.check(
          version.additionalPrinterColumns(), path.child("additionalPrinterColumns"), errors);
    }
    if (!shared.selectableFields() && !version.selectableFields().isEmpty()) {
      FieldPath place = path.child("selectableFields");
      if (schema == null) {
        errors.add(
            FieldError.invalid(
                place,
                "",
                "selectableFields may only be set when version.schema.openAPIV3Schema is not"
                    + " included"));
      } else {
        SelectableFieldsValidation.check(version.selectableFields(), schema, place, errors);
      }
    }
  }

  private static boolean hasStatus(CustomResourceDefinitionVersion version) {
    CustomResourceSubresources subresources = version.subresources();
    return subresources != null && subresources.status() != null;
  }

  private void schema(JSONSchemaProps schema, boolean hasStatus, String version, FieldPath path) {
    errors.addAll(
        VersionSchemaValidation.check(
            schema,
            hasStatus,
            structure,
            strictness,
            !strictness.unchanged().contains(version),
            rules,
            path));
  }

  private void storage(
      List<CustomResourceDefinitionVersion> versions, SharedParts shared, FieldPath path) {
    long names = versions.stream().map(CustomResourceDefinitionVersion::name).distinct().count();
    if (names != versions.size()) {
      errors.add(
          FieldError.invalid(
              path, InternalForm.versions(versions, shared), "must contain unique version names"));
    }
    if (versions.stream().filter(CustomResourceDefinitionVersion::storage).count() != 1) {
      errors.add(
          FieldError.invalid(
              path,
              InternalForm.versions(versions, shared),
              "must have exactly one version marked as storage version"));
    }
  }

  private void label(String name, FieldPath path) {
    List<String> wrong = NameSyntax.dns1035Label(name);
    if (!wrong.isEmpty()) {
      errors.add(FieldError.invalid(path, name, String.join(",", wrong)));
    }
  }

  /** What all versions have in common is checked once, with the first of them. */
  private void sharedParts(
      List<CustomResourceDefinitionVersion> versions, SharedParts shared, FieldPath path) {
    CustomResourceDefinitionVersion first = versions.getFirst();
    JSONSchemaProps schema = SchemaWalk.schemaOf(first);
    if (shared.schema() && schema != null) {
      boolean hasStatus = versions.stream().anyMatch(SpecValidation::hasStatus);
      schema(schema, hasStatus, first.name(), path.child("validation"));
    }
    if (shared.subresources()) {
      SubresourcesValidation.check(first.subresources(), path.child("subresources"), errors);
    }
    if (shared.columns()) {
      ColumnsValidation.check(
          first.additionalPrinterColumns(), path.child("additionalPrinterColumns"), errors);
    }
    if (shared.selectableFields() && !first.selectableFields().isEmpty()) {
      FieldPath place = path.child("selectableFields");
      if (!shared.schema() || schema == null) {
        errors.add(
            FieldError.invalid(
                place, "", "selectableFields may only be set when validations.schema is included"));
      } else {
        SelectableFieldsValidation.check(first.selectableFields(), schema, place, errors);
      }
    }
  }

  private void conversion(CustomResourceDefinitionSpec spec, FieldPath path) {
    CustomResourceConversion conversion = spec.conversion();
    if (conversion == null) {
      return;
    }
    if (spec.preserveUnknownFields()
        && !conversion.strategy().equals(ConversionStrategyType.NONE)) {
      errors.add(
          FieldError.invalid(
              path.child("strategy"),
              conversion.strategy(),
              "must be None if spec.preserveUnknownFields is true"));
    }
    ConversionValidation.check(
        conversion, strictness.reviewVersion(), strictness.certificates(), path, errors);
  }
}
