package dev.navarch.apiextensions.cel;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.types.CelType;
import dev.cel.common.types.OptionalType;
import dev.cel.common.types.SimpleType;
import dev.navarch.api.apiextensions.v1.ValidationRule;
import dev.navarch.apiextensions.cel.Environment.Compilation;
import dev.navarch.apiextensions.cel.eval.Program;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compiles the rules of one schema: the types of all its parts are made once and shared. */
final class RuleCompiler {
  static final String SELF = "self";
  static final String OLD_SELF = "oldSelf";

  /** The compiler sets up all declarations for each expression. */
  private static final int UNITS_PER_EXPRESSION = 25_000;

  private static final int UNITS_PER_CHARACTER = 50;

  private final SchemaTypes types = new SchemaTypes();
  private int names;

  /** The type of a schema's values; null where rules cannot see them. */
  @Nullable SchemaType type(StructuralSchema schema, boolean resourceRoot) {
    return types.of(schema, resourceRoot, "selfType" + names++);
  }

  /** Compiles the rules at one place of a schema, whose values have the given type. */
  List<CompiledRule> compile(StructuralSchema schema, SchemaType type) {
    List<CompiledRule> rules = new ArrayList<>(schema.rules().size());
    Site site = new Site(type);
    for (ValidationRule rule : schema.rules()) {
      rules.add(site.compile(rule, schema));
    }
    return rules;
  }

  private record Outcome(
      @Nullable CelAbstractSyntaxTree ast, @Nullable Program program, String error) {}

  /** The environments at one place. Most rules need one of the two. */
  private final class Site {
    private final SchemaType type;
    private @Nullable Environment plain;
    private @Nullable Environment optional;

    Site(SchemaType type) {
      this.type = type;
    }

    private Environment plain() {
      if (plain == null) {
        plain = environment(type.type());
      }
      return plain;
    }

    private Environment optional() {
      if (optional == null) {
        optional = environment(OptionalType.create(type.type()));
      }
      return optional;
    }

    private Environment environment(CelType oldSelf) {
      return new Environment(types.provider(), Map.of(SELF, type.type(), OLD_SELF, oldSelf));
    }

    CompiledRule compile(ValidationRule rule, StructuralSchema schema) {
      FieldPath field =
          rule.fieldPath().isBlank() ? null : RuleFieldPath.parse(rule.fieldPath().strip(), schema);
      if (rule.rule().isBlank()) {
        return new CompiledRule(rule, null, false, 0, null, null, 0, null, field);
      }
      boolean optionalOldSelf = Boolean.TRUE.equals(rule.optionalOldSelf());
      Outcome outcome =
          compile(
              optionalOldSelf ? optional() : plain(),
              rule.rule(),
              SimpleType.BOOL,
              "cel expression must evaluate to a bool");
      if (outcome.ast() == null) {
        return new CompiledRule(
            rule,
            null,
            false,
            0,
            outcome.error().startsWith("ERROR")
                ? "compilation failed: " + outcome.error()
                : outcome.error(),
            null,
            0,
            null,
            field);
      }
      boolean usesOldSelf =
          outcome.ast().getReferenceMap().values().stream()
              .anyMatch(reference -> reference.name().equals(OLD_SELF));
      long cost = cost(outcome.ast());
      if (rule.messageExpression().isEmpty()) {
        return new CompiledRule(
            rule, outcome.program(), usesOldSelf, cost, null, null, 0, null, field);
      }
      Outcome message =
          compile(
              plain(),
              rule.messageExpression(),
              SimpleType.STRING,
              "messageExpression must evaluate to a string");
      String messageError =
          message.ast() != null
              ? null
              : message.error().startsWith("ERROR")
                  ? "messageExpression compilation failed: " + message.error()
                  : message.error();
      return new CompiledRule(
          rule,
          outcome.program(),
          usesOldSelf,
          cost,
          null,
          message.program(),
          message.ast() == null ? 0 : cost(message.ast()),
          messageError,
          field);
    }

    private Outcome compile(
        Environment environment, String expression, CelType result, String otherResult) {
      Work.step(UNITS_PER_EXPRESSION + expression.length() * UNITS_PER_CHARACTER);
      return switch (environment.compile(expression)) {
        case Compilation.Failed failed -> new Outcome(null, null, failed.issues());
        case Compilation.Checked checked -> {
          if (!checked.ast().getResultType().equals(result)) {
            yield new Outcome(null, null, otherResult);
          }
          try {
            yield new Outcome(checked.ast(), Planner.plan(checked.ast()), "");
          } catch (UnsupportedOperationException e) {
            yield new Outcome(null, null, "program instantiation failed: " + e.getMessage());
          }
        }
      };
    }

    private long cost(CelAbstractSyntaxTree ast) {
      return CostEstimator.maxCost(ast, Map.of(SELF, type, OLD_SELF, type));
    }
  }
}
