package dev.navarch.apimachinery.jsonpath;

import java.util.List;

/** One step of a template. */
sealed interface Node {

  /** Steps that work on one another's results: what stands between braces. */
  record Sequence(List<Node> steps) implements Node {
    public Sequence {
      steps = List.copyOf(steps);
    }
  }

  /** Text as it stands, outside of braces or quoted inside. */
  record Text(String text) implements Node {}

  record IntNumber(long value) implements Node {}

  record FloatNumber(double value) implements Node {}

  record Bool(boolean value) implements Node {}

  /** A word that is no path: {@code range}, {@code end}, or a mistake. */
  record Identifier(String name) implements Node {}

  record Field(String name) implements Node {}

  record Wildcard() implements Node {}

  /** {@code ..}: everything below. */
  record Descent() implements Node {}

  /** {@code [0]}, {@code [1:3]}, {@code [::2]}. */
  record Slice(Bound from, Bound to, Bound step) implements Node {}

  /** {@code [0,2]} and {@code ['a','b']}. */
  record Union(List<Sequence> choices) implements Node {
    public Union {
      choices = List.copyOf(choices);
    }
  }

  /** {@code [?(@.a)]}: items in which the path finds something. */
  record Exists(Sequence path) implements Node {}

  /** {@code [?(@.a==1)]}: items for which the comparison holds. */
  record Filter(Sequence left, String operator, Sequence right) implements Node {}

  /** One of the numbers between the colons of a slice. */
  sealed interface Bound {
    /** Not written down. */
    record Open() implements Bound {}

    record At(int value) implements Bound {}

    /** The end that a lone index has: the place behind it. */
    record Behind(int value) implements Bound {}
  }
}
