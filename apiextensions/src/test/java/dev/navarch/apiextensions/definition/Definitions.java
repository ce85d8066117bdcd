package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.ApiExtensionsGroup;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.validation.FieldError;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Definitions from JSON in which single quotes stand for double ones, with their defaults. */
final class Definitions {
  private static final Scheme SCHEME = scheme();

  private Definitions() {}

  private static Scheme scheme() {
    Scheme.Builder scheme = Scheme.builder("definitions");
    new ApiExtensionsGroup().addTo(scheme);
    return scheme.build();
  }

  static CustomResourceDefinition definition(String json) {
    Unstructured tree =
        Unstructured.parse(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    return (CustomResourceDefinition)
        SCHEME.applyDefaults(
            UnstructuredConverter.fromUnstructured(tree, CustomResourceDefinition.class));
  }

  /** A definition of things with one version. */
  static CustomResourceDefinition withVersion(String version) {
    return withSpec(
        """
        'group':'example.com','scope':'Namespaced','names':{'plural':'things','kind':'Thing'},
        'versions':[%s]
        """
            .formatted(version));
  }

  static CustomResourceDefinition withSpec(String spec) {
    return definition(
        "{'apiVersion':'apiextensions.k8s.io/v1','kind':'CustomResourceDefinition',"
            + "'metadata':{'name':'things.example.com'},'spec':{%s}}".formatted(spec));
  }

  /** A definition whose only version has a schema. */
  static CustomResourceDefinition withSchema(String schema) {
    return withVersion(version("v1", true, schema, ""));
  }

  /** A definition whose only version has a schema with one property, {@code a}. */
  static CustomResourceDefinition withProperty(String schema) {
    return withSchema("{'type':'object','properties':{'a':%s}}".formatted(schema));
  }

  static String version(String name, boolean storage, String schema, String more) {
    return "{'name':'%s','served':true,'storage':%s,'schema':{'openAPIV3Schema':%s}%s}"
        .formatted(name, storage, schema, more.isEmpty() ? "" : "," + more);
  }

  /** What is wrong with a new definition, as texts. */
  static List<String> errorsOf(CustomResourceDefinition definition) {
    return texts(new DefinitionValidation(RuleChecker.NONE).create(definition));
  }

  static List<String> texts(List<FieldError> errors) {
    return errors.stream().map(FieldError::toString).toList();
  }
}
