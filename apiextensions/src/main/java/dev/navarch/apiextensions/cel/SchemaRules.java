package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.definition.RuleChecker;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds what is wrong with the rules of a schema before it is accepted. */
public final class SchemaRules implements RuleChecker {
  static final String RULES = "x-kubernetes-validations";

  @Override
  public List<FieldError> checkRules(
      StructuralSchema schema, FieldPath path, boolean limitEachRule) {
    return RuleNode.hasRules(schema) ? new Walk(limitEachRule).check(schema, path) : List.of();
  }

  @Override
  public List<FieldError> checkValue(StructuralSchema schema, Object value, FieldPath path) {
    return RuleSet.compilePart(schema).validate(value, null, path);
  }

  /**
   * What the surroundings of a schema tell about it.
   *
   * @param type the type of its values, as far as the schema around it knows it
   * @param cardinality how many values there can be in an object; null without a limit
   * @param uncorrelatable the nearest place from which on values from before cannot be found
   */
  private record Context(
      @Nullable SchemaType type, @Nullable Long cardinality, @Nullable FieldPath uncorrelatable) {}

  private static final class Walk {
    private final boolean limitEachRule;
    private final RuleCompiler compiler = new RuleCompiler();
    private final CostTotal total = new CostTotal();
    private final List<FieldError> formErrors = new ArrayList<>(0);
    private final List<FieldError> ruleErrors = new ArrayList<>(0);

    Walk(boolean limitEachRule) {
      this.limitEachRule = limitEachRule;
    }

    List<FieldError> check(StructuralSchema schema, FieldPath path) {
      walk(schema, path, new Context(compiler.type(schema, true), 1L, null));
      List<FieldError> errors = new ArrayList<>(formErrors);
      errors.addAll(ruleErrors);
      errors.addAll(total.errors(path));
      return errors;
    }

    /**
     * Inner schemas first. Rules are compiled only if their form is in order, and that of all
     * below.
     */
    private void walk(StructuralSchema schema, FieldPath path, Context context) {
      int before = formErrors.size();
      Long cardinality = innerCardinality(schema, context.cardinality());
      StructuralSchema additional = schema.additionalSchema();
      if (additional != null) {
        Context inner = new Context(elementType(context), cardinality, context.uncorrelatable());
        walk(additional, path.child("additionalProperties"), inner);
      }
      schema
          .properties()
          .forEach((name, property) ->
              walk(
                  property,
                  path.child("properties").key(name),
                  new Context(
                      fieldType(context, name, property),
                      cardinality,
                      StructuralSchema.MAP_ATOMIC.equals(schema.mapType())
                          ? outer(context, path)
                          : context.uncorrelatable())));
      StructuralSchema items = schema.items();
      if (items != null) {
        FieldPath uncorrelatable =
            schema.isMapList() ? context.uncorrelatable() : outer(context, path);
        walk(
            items,
            path.child("items"),
            new Context(elementType(context), cardinality, uncorrelatable));
      }
      if (!schema.rules().isEmpty()) {
        formErrors.addAll(RuleForm.check(schema, path.child(RULES)));
        if (formErrors.size() == before) {
          compile(schema, path.child(RULES), context);
        }
      }
    }

    private static FieldPath outer(Context context, FieldPath path) {
      return context.uncorrelatable() != null ? context.uncorrelatable() : path;
    }

    private static @Nullable Long innerCardinality(StructuralSchema schema, @Nullable Long here) {
      Long factor =
          switch (schema.type()) {
            case StructuralSchema.ARRAY -> schema.values().maxItems();
            case StructuralSchema.OBJECT ->
                schema.additionalProperties() == null
                    ? Long.valueOf(1)
                    : schema.values().maxProperties();
            default -> Long.valueOf(1);
          };
      return here == null || factor == null ? null : Range.multiply(here, Math.max(0, factor));
    }

    private @Nullable SchemaType fieldType(
        Context context, String name, StructuralSchema property) {
      String identifier = FieldNames.escape(name);
      if (identifier != null && context.type() != null) {
        return context.type().fields().get(identifier);
      }
      return RuleNode.hasRules(property)
          ? compiler.type(property, property.embeddedResource())
          : null;
    }

    private static @Nullable SchemaType elementType(Context context) {
      return context.type() == null ? null : context.type().element();
    }

    private void compile(StructuralSchema schema, FieldPath path, Context context) {
      SchemaType type = context.type();
      if (type == null) {
        ruleErrors.add(
            FieldError.internal(
                path,
                "internal error: failed to construct type information for x-kubernetes-validations rules: unable to convert structural schema to CEL declarations"));
        return;
      }
      int index = 0;
      for (CompiledRule rule : compiler.compile(schema, type)) {
        check(rule, path.index(index++), context, type);
      }
    }

    private void check(CompiledRule rule, FieldPath path, Context context, SchemaType type) {
      Long cardinality = context.cardinality();
      long cost =
          Range.multiply(rule.maxCost(), cardinality != null ? cardinality : type.maxCardinality());
      if (limitEachRule && cost > CostTotal.RULE_LIMIT) {
        ruleErrors.add(
            FieldError.forbidden(
                path.child("rule"),
                CostTotal.message("estimated rule cost", cost, CostTotal.RULE_LIMIT)));
      }
      total.add(path.child("rule"), cost);
      if (rule.error() != null) {
        ruleErrors.add(FieldError.invalid(path.child("rule"), shown(rule), rule.error()));
      }
      checkMessage(rule, path);
      if (rule.usesOldSelf() && context.uncorrelatable() != null) {
        ruleErrors.add(
            FieldError.invalid(
                path.child("rule"),
                rule.rule().rule(),
                "oldSelf cannot be used on the uncorrelatable portion of the schema within "
                    + context.uncorrelatable()));
      } else if (!rule.usesOldSelf() && rule.rule().optionalOldSelf() != null) {
        ruleErrors.add(
            FieldError.invalid(
                path.child("optionalOldSelf"),
                rule.rule().optionalOldSelf(),
                "may not be set if oldSelf is not used in rule"));
      }
    }

    private void checkMessage(CompiledRule rule, FieldPath path) {
      if (rule.messageError() != null) {
        ruleErrors.add(
            FieldError.invalid(path.child("messageExpression"), shown(rule), rule.messageError()));
      } else if (rule.message() != null) {
        if (rule.messageMaxCost() > CostTotal.RULE_LIMIT) {
          ruleErrors.add(
              FieldError.forbidden(
                  path.child("messageExpression"),
                  CostTotal.message(
                      "estimated messageExpression cost",
                      rule.messageMaxCost(),
                      CostTotal.RULE_LIMIT)));
        }
        total.add(path.child("messageExpression"), rule.messageMaxCost());
      }
    }

    /** The rule as messages show it. */
    private static Map<String, @Nullable Object> shown(CompiledRule compiled) {
      Map<String, @Nullable Object> fields = new LinkedHashMap<>();
      fields.put("Rule", compiled.rule().rule());
      fields.put("Message", compiled.rule().message());
      fields.put("MessageExpression", compiled.rule().messageExpression());
      fields.put("Reason", compiled.rule().reason());
      fields.put("FieldPath", compiled.rule().fieldPath());
      fields.put("OptionalOldSelf", compiled.rule().optionalOldSelf());
      return fields;
    }
  }
}
