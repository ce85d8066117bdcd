package dev.navarch.apiextensions.cel.eval;

/** One step of an expression. */
public abstract class Node {
  Node() {}

  /** The value, which is an {@link EvalError} where the step failed. */
  abstract Object eval(Frame frame);
}
