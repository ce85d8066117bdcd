package dev.navarch.apiextensions.cel;

import dev.cel.common.types.CelType;
import dev.cel.common.types.SimpleType;
import dev.navarch.apiextensions.cel.Environment.Compilation;
import dev.navarch.apiextensions.cel.eval.EvalError;
import dev.navarch.apiextensions.cel.eval.Program;
import dev.navarch.apiextensions.cel.eval.Values;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One expression over variables that hold trees of any shape, as policies have them. Types are
 * checked when it runs.
 */
public final class Expression {
  /** What an expression gave. */
  public sealed interface Result {
    /** What the evaluation cost, to be taken off a budget. */
    long cost();

    /** The result as a tree, or a value of the language that no tree has. */
    record Value(@Nullable Object value, long cost) implements Result {}

    /** Why there is no result. */
    record Failure(String message, long cost) implements Result {}
  }

  /** Says that a text is no expression. */
  public static final class CompileException extends Exception {
    private static final long serialVersionUID = 1;

    CompileException(String message) {
      super(message);
    }
  }

  private final String source;
  private final String resultType;
  private final Program program;

  private Expression(String source, String resultType, Program program) {
    this.source = source;
    this.resultType = resultType;
    this.program = program;
  }

  /**
   * Compiles an expression.
   *
   * @throws CompileException with all that is wrong with it, and marks under the places
   */
  public static Expression compile(String source, Collection<String> variables)
      throws CompileException {
    Map<String, CelType> types = new HashMap<>();
    variables.forEach(name -> types.put(name, SimpleType.DYN));
    switch (new Environment(new SchemaTypes().provider(), types).compile(source)) {
      case Compilation.Failed failed ->
          throw new CompileException("compilation failed: " + failed.issues());
      case Compilation.Checked checked -> {
        try {
          Program program = Planner.plan(checked.ast());
          return new Expression(source, checked.ast().getResultType().name(), program);
        } catch (UnsupportedOperationException e) {
          throw new CompileException("program instantiation failed: " + e.getMessage());
        }
      }
    }
  }

  public String source() {
    return source;
  }

  /** The name of the result's type, {@code dyn} where only running it can tell. */
  public String resultType() {
    return resultType;
  }

  /** Runs the expression over trees. */
  public Result evaluate(Map<String, ? extends @Nullable Object> variables) {
    Map<String, Object> values = new HashMap<>();
    variables.forEach((name, tree) -> values.put(name, Values.ofTree(tree)));
    Program.Outcome outcome = program.run(values, RuleSet.CALL_LIMIT);
    return outcome.value() instanceof EvalError error
        ? new Result.Failure(error.message(), outcome.cost())
        : new Result.Value(Values.toTree(outcome.value()), outcome.cost());
  }
}
