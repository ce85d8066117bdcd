package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.cel.eval.EvalError;
import dev.navarch.apiextensions.cel.eval.OptionalValue;
import dev.navarch.apiextensions.cel.eval.Program;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.work.Work;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One check of one object: goes through the object depth first, rules of a place before those below
 * it, until it is done or the budget of cost is.
 */
final class RuleCheck {
  private static final String OUT_OF_BUDGET =
      "validation failed due to running out of cost budget, no further validation rules will be run";
  private static final int UNITS_PER_RULE = 20;
  private static final int MAX_MESSAGE_BYTES = 5 * 1024;

  /** Ends the check: the budget is used up. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stop() {
      super("out of budget", null, false, false);
    }
  }

  private final Consumer<FieldError> ratcheted;
  private final long callLimit;
  private final List<FieldError> errors = new ArrayList<>(0);
  private long budget;

  RuleCheck(Consumer<FieldError> ratcheted, long callLimit, long budget) {
    this.ratcheted = ratcheted;
    this.callLimit = callLimit;
    this.budget = budget;
  }

  List<FieldError> run(RuleNode root, Object tree, @Nullable Object old, FieldPath path) {
    try {
      check(root, tree, old, path, Ratchet.of(root.schema(), tree, old), true);
    } catch (Stop stop) {
      // what was found so far ends with the error that says why
    }
    return errors;
  }

  private void check(
      RuleNode node,
      @Nullable Object tree,
      @Nullable Object old,
      FieldPath path,
      Ratchet ratchet,
      boolean root) {
    if (tree == null) {
      return;
    }
    if (!node.rules().isEmpty()) {
      checkRules(node, tree, old, path, ratchet);
    }
    switch (tree) {
      case List<?> list when node.items() != null ->
          checkItems(node, node.items(), list, old, path, ratchet);
      case Map<?, ?> map -> checkFields(node, map, old, path, ratchet, root);
      default -> {}
    }
  }

  private void checkItems(
      RuleNode node,
      RuleNode items,
      List<?> list,
      @Nullable Object old,
      FieldPath path,
      Ratchet ratchet) {
    StructuralSchema schema = node.schema();
    Map<String, Object> former =
        schema.isMapList() && old instanceof List<?> before
            ? Ratchet.byKeys(before, schema.listMapKeys())
            : Map.of();
    for (int i = 0; i < list.size(); i++) {
      Object item = list.get(i);
      Object oldItem =
          former.isEmpty() ? null : former.get(SchemaList.itemKeys(item, schema.listMapKeys()));
      check(items, item, oldItem, path.index(i), ratchet.item(i, items.schema()), false);
    }
  }

  private void checkFields(
      RuleNode node,
      Map<?, ?> map,
      @Nullable Object old,
      FieldPath path,
      Ratchet ratchet,
      boolean root) {
    boolean correlatable = !StructuralSchema.MAP_ATOMIC.equals(node.schema().mapType());
    Map<?, ?> former = correlatable && old instanceof Map<?, ?> before ? before : Map.of();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String name = (String) entry.getKey();
      RuleNode property = node.properties().get(name);
      RuleNode additional = node.additional();
      if (additional != null) {
        Ratchet inner = ratchet.field(name, additional.schema(), root);
        check(additional, entry.getValue(), former.get(name), path.key(name), inner, false);
      }
      if (property != null) {
        Ratchet inner = ratchet.field(name, property.schema(), root);
        check(property, entry.getValue(), former.get(name), path.child(name), inner, false);
      }
    }
  }

  private void checkRules(
      RuleNode node, Object tree, @Nullable Object old, FieldPath path, Ratchet ratchet) {
    String type = node.schema().type();
    if (budget <= 0) {
      errors.add(FieldError.invalid(path, type, OUT_OF_BUDGET));
      throw new Stop();
    }
    Map<String, Object> plain = new HashMap<>();
    plain.put(RuleCompiler.SELF, SchemaValues.of(tree, node.self()));
    Map<String, Object> optional = new HashMap<>(plain);
    optional.put(RuleCompiler.OLD_SELF, OptionalValue.NONE);
    if (old != null) {
      Object oldSelf = SchemaValues.of(old, node.self());
      plain.put(RuleCompiler.OLD_SELF, oldSelf);
      optional.put(RuleCompiler.OLD_SELF, OptionalValue.of(oldSelf));
    }
    for (CompiledRule rule : node.rules()) {
      if (rule.error() != null) {
        errors.add(FieldError.invalid(path, type, "rule compile error: " + rule.error()));
        continue;
      }
      boolean applies = !rule.usesOldSelf() || old != null || rule.hasOptionalOldSelf();
      if (rule.program() != null && applies) {
        Object result =
            evaluate(
                rule, rule.program(), rule.hasOptionalOldSelf() ? optional : plain, path, type);
        if (Boolean.FALSE.equals(result)) {
          report(rule, plain, node, tree, path, ratchet);
        }
      }
    }
  }

  /** The result; a failure has been reported already. */
  private Object evaluate(
      CompiledRule rule,
      Program program,
      Map<String, Object> variables,
      FieldPath path,
      String type) {
    Work.step(UNITS_PER_RULE);
    Program.Outcome outcome = program.run(variables, callLimit);
    if (outcome.cost() > budget) {
      errors.add(FieldError.invalid(path, type, OUT_OF_BUDGET));
      throw new Stop();
    }
    budget -= outcome.cost();
    if (outcome.value() instanceof EvalError error) {
      errors.add(FieldError.invalid(path, type, failure(error, outcome, rule)));
      if (outcome.isLimitExceeded()) {
        throw new Stop();
      }
    }
    return outcome.value();
  }

  private static String failure(EvalError error, Program.Outcome outcome, CompiledRule rule) {
    if (error.message().startsWith("no such overload")) {
      return "'%s': call arguments did not match a supported operator, function or macro signature for rule: %s"
          .formatted(error.message(), rule.label());
    }
    if (outcome.isLimitExceeded()) {
      return "'%s': no further validation rules will be run due to call cost exceeds limit for rule: %s"
          .formatted(error.message(), rule.label());
    }
    return error.message() + " evaluating rule: " + rule.label();
  }

  private void report(
      CompiledRule rule,
      Map<String, Object> variables,
      RuleNode node,
      Object tree,
      FieldPath path,
      Ratchet ratchet) {
    FieldPath at = rule.field() == null ? path : path.child(rule.field().toString());
    Consumer<FieldError> sink =
        !rule.usesOldSelf() && ratchet.isUnchanged() ? ratcheted : errors::add;
    String message = rule.failure();
    if (rule.message() != null) {
      Program.Outcome outcome = rule.message().run(variables, callLimit);
      String problem = messageProblem(rule, outcome);
      if (problem != null) {
        sink.accept(FieldError.invalid(at, node.schema().type(), problem));
        throw new Stop();
      }
      budget -= outcome.cost();
      message = outcome.value() instanceof String text && isMessage(text) ? text.strip() : message;
    }
    boolean large = tree instanceof Map<?, ?> || tree instanceof List<?>;
    sink.accept(error(rule.rule().reason(), at, large ? FieldError.OMITTED : tree, message));
  }

  private @Nullable String messageProblem(CompiledRule rule, Program.Outcome outcome) {
    if (outcome.cost() > budget) {
      return "messageExpression evaluation failed due to running out of cost budget, no further validation rules will be run";
    }
    return outcome.isLimitExceeded()
        ? "no further validation rules will be run due to call cost exceeds limit for messageExpression: \"%s\""
            .formatted(rule.rule().messageExpression())
        : null;
  }

  /** Whether a text can be shown; the rule's own message stands in for one that cannot. */
  private static boolean isMessage(String text) {
    String message = text.strip();
    return !message.isEmpty()
        && message.indexOf('\n') < 0
        && message.getBytes(StandardCharsets.UTF_8).length <= MAX_MESSAGE_BYTES;
  }

  private static FieldError error(
      @Nullable String reason, FieldPath path, Object value, String message) {
    return switch (reason) {
      case "FieldValueForbidden" -> FieldError.forbidden(path, message);
      case "FieldValueRequired" -> FieldError.required(path, message);
      case "FieldValueDuplicate" -> FieldError.duplicate(path, value);
      case null, default -> FieldError.invalid(path, value, message);
    };
  }
}
