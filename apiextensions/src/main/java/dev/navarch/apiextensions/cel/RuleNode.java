package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.schema.StructuralSchema;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The rules at one place of a schema and below it. Places with no rules at or below them have none.
 *
 * @param schema what the values here look like
 * @param self the schema that expressions see: at the root of an object it has the metadata
 */
record RuleNode(
    StructuralSchema schema,
    StructuralSchema self,
    List<CompiledRule> rules,
    Map<String, RuleNode> properties,
    @Nullable RuleNode additional,
    @Nullable RuleNode items) {

  /** Whether there are rules at or below a place. */
  static boolean hasRules(@Nullable StructuralSchema schema) {
    return schema != null
        && (!schema.rules().isEmpty()
            || schema.properties().values().stream().anyMatch(RuleNode::hasRules)
            || hasRules(schema.additionalSchema())
            || hasRules(schema.items()));
  }

  /** Compiles all rules of a schema; null if there are none that could ever be run. */
  static @Nullable RuleNode of(StructuralSchema schema, boolean resourceRoot) {
    if (!hasRules(schema)) {
      return null;
    }
    RuleCompiler compiler = new RuleCompiler();
    SchemaType type = compiler.type(schema, resourceRoot);
    return type == null ? null : of(compiler, schema, resourceRoot, type);
  }

  private static @Nullable RuleNode of(
      RuleCompiler compiler, StructuralSchema schema, boolean resourceRoot, SchemaType type) {
    if (!hasRules(schema)) {
      return null;
    }
    List<CompiledRule> rules = compiler.compile(schema, type);
    Map<String, RuleNode> properties = new TreeMap<>();
    schema
        .properties()
        .forEach((name, property) -> {
          RuleNode node = ofProperty(compiler, name, property, type);
          if (node != null) {
            properties.put(name, node);
          }
        });
    RuleNode additional = child(compiler, schema.additionalSchema(), type);
    RuleNode items = child(compiler, schema.items(), type);
    return new RuleNode(
        schema,
        resourceRoot ? ResourceRoot.of(schema) : schema,
        rules,
        properties,
        additional,
        items);
  }

  private static @Nullable RuleNode ofProperty(
      RuleCompiler compiler, String name, StructuralSchema property, SchemaType object) {
    String identifier = FieldNames.escape(name);
    // a field that no expression can name has rules all the same
    SchemaType type =
        identifier == null && hasRules(property)
            ? compiler.type(property, property.embeddedResource())
            : object.fields().get(identifier);
    return type == null ? null : of(compiler, property, property.embeddedResource(), type);
  }

  private static @Nullable RuleNode child(
      RuleCompiler compiler, @Nullable StructuralSchema schema, SchemaType container) {
    SchemaType type = container.element();
    return schema == null || type == null
        ? null
        : of(compiler, schema, schema.embeddedResource(), type);
  }
}
