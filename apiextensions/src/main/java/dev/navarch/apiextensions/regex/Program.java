package dev.navarch.apiextensions.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A nondeterministic automaton: numbered instructions, of which {@link #start} is the first.
 * Characters that no set of the expression tells apart belong to one class, and instructions know
 * classes only.
 */
final class Program {
  static final int MAX_INSTRUCTIONS = 60_000;
  private static final long MAX_TABLE = 4_000_000;

  /** What an instruction does. */
  enum Op {
    /** Goes on with both of its successors. */
    SPLIT,
    /** Consumes a character of a set. */
    CHARS,
    BEGIN,
    END,
    MATCH
  }

  private final List<Op> ops = new ArrayList<>();
  private final List<int[]> successors = new ArrayList<>();
  private final Map<CharSet, Integer> sets = new HashMap<>();
  private final List<BitSet> classesOfSets = new ArrayList<>();
  private final int[] firstOfClass;
  private final byte[] asciiClass;
  private final int start;

  private Program(Regex regex) throws RegexParser.UnsupportedException {
    int match = add(Op.MATCH, -1, -1);
    start = compile(regex, match);
    TreeSet<Integer> borders = new TreeSet<>(List.of(0));
    for (CharSet set : sets.keySet()) {
      for (CharSet.Range range : set.ranges()) {
        borders.add(range.first());
        borders.add(range.last() + 1);
      }
    }
    firstOfClass = borders.stream().mapToInt(Integer::intValue).toArray();
    if ((long) firstOfClass.length * sets.size() > MAX_TABLE) {
      throw new RegexParser.UnsupportedException();
    }
    asciiClass = firstOfClass.length > Byte.MAX_VALUE ? new byte[0] : new byte[128];
    for (int c = 0; c < asciiClass.length; c++) {
      asciiClass[c] = (byte) searchClass(c);
    }
    for (int i = 0; i < sets.size(); i++) {
      classesOfSets.add(new BitSet());
    }
    sets.forEach((set, index) -> {
      for (CharSet.Range range : set.ranges()) {
        classesOfSets.get(index).set(searchClass(range.first()), searchClass(range.last()) + 1);
      }
    });
  }

  static Program of(Regex regex) throws RegexParser.UnsupportedException {
    return new Program(regex);
  }

  private int add(Op op, int next, int other) throws RegexParser.UnsupportedException {
    if (ops.size() == MAX_INSTRUCTIONS) {
      throw new RegexParser.UnsupportedException();
    }
    ops.add(op);
    successors.add(new int[] {next, other});
    return ops.size() - 1;
  }

  /** Adds the instructions of an expression that go on at another; gives the first of them. */
  private int compile(Regex regex, int next) throws RegexParser.UnsupportedException {
    return switch (regex) {
      case Regex.Empty empty -> next;
      case Regex.Begin begin -> add(Op.BEGIN, next, -1);
      case Regex.End end -> add(Op.END, next, -1);
      case Regex.Chars(CharSet set) ->
          add(Op.CHARS, next, sets.computeIfAbsent(set, unknown -> sets.size()));
      case Regex.Sequence(List<Regex> parts) -> {
        int at = next;
        for (Regex part : parts.reversed()) {
          at = compile(part, at);
        }
        yield at;
      }
      case Regex.Choice(List<Regex> options) -> {
        int at = compile(options.getLast(), next);
        for (int i = options.size() - 2; i >= 0; i--) {
          at = add(Op.SPLIT, compile(options.get(i), next), at);
        }
        yield at;
      }
      case Regex.Repeat repeat -> compileRepeat(repeat, next);
    };
  }

  private int compileRepeat(Regex.Repeat repeat, int next) throws RegexParser.UnsupportedException {
    int at = next;
    if (repeat.max() < 0) {
      int loop = add(Op.SPLIT, -1, next);
      successors.get(loop)[0] = compile(repeat.part(), loop);
      at = loop;
    }
    for (int i = repeat.min(); i < repeat.max(); i++) {
      at = add(Op.SPLIT, compile(repeat.part(), at), next);
    }
    for (int i = 0; i < repeat.min(); i++) {
      at = compile(repeat.part(), at);
    }
    return at;
  }

  int start() {
    return start;
  }

  int size() {
    return ops.size();
  }

  Op op(int instruction) {
    return ops.get(instruction);
  }

  int next(int instruction) {
    return successors.get(instruction)[0];
  }

  /** The second successor of a split. */
  int other(int instruction) {
    return successors.get(instruction)[1];
  }

  /** Whether an instruction that consumes characters consumes those of a class. */
  boolean consumes(int instruction, int characterClass) {
    return classesOfSets.get(successors.get(instruction)[1]).get(characterClass);
  }

  int classes() {
    return firstOfClass.length;
  }

  int classOf(int codePoint) {
    return codePoint < asciiClass.length ? asciiClass[codePoint] : searchClass(codePoint);
  }

  private int searchClass(int codePoint) {
    int found = Arrays.binarySearch(firstOfClass, codePoint);
    return found >= 0 ? found : -found - 2;
  }
}
