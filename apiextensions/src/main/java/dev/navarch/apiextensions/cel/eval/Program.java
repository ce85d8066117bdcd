package dev.navarch.apiextensions.cel.eval;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An expression that is ready to run, any number of times and on any number of threads.
 *
 * @param root what gives the result
 * @param variables the slot of each variable that has to be given
 * @param slots how many slots variables and loops need
 */
public record Program(Node root, Map<String, Integer> variables, int slots) {
  /** What failures say that are about the limit on cost. */
  public static final String LIMIT_EXCEEDED = "operation cancelled: actual cost limit exceeded";

  /**
   * What came out.
   *
   * @param value the result, or an {@link EvalError}
   * @param cost what it cost, in the units of the limits
   */
  public record Outcome(Object value, long cost) {
    /** Whether the evaluation was ended because it cost too much. */
    public boolean isLimitExceeded() {
      return value instanceof EvalError error && error.message().equals(LIMIT_EXCEEDED);
    }
  }

  public Program {
    variables = Map.copyOf(variables);
  }

  /** Runs the expression. A variable that is used and not given is a failure. */
  public Outcome run(Map<String, Object> given, long limit) {
    @Nullable Object[] values = new @Nullable Object[slots];
    variables.forEach((name, slot) -> values[slot] = given.get(name));
    Frame frame = new Frame(values, limit);
    try {
      return new Outcome(root.eval(frame), frame.cost());
    } catch (Frame.LimitExceeded e) {
      return new Outcome(new EvalError(LIMIT_EXCEEDED), limit);
    }
  }
}
