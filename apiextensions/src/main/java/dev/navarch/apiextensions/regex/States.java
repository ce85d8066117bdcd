package dev.navarch.apiextensions.regex;

import dev.navarch.apimachinery.work.Work;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The deterministic automaton of a {@link Program}, made as far as texts need it. A state is the
 * set of instructions at which the search may be after the characters so far; the search begins
 * anew at every character. A step to a state that is known costs one look-up. When the states take
 * up too much memory all are forgotten, so that an expression with very many of them costs no more
 * than following the instructions one by one.
 *
 * <p>Belongs to one thread at a time.
 */
final class States {
  /** The most ints that all states together hold. */
  private static final int MAX_INTS = 1 << 20;

  /** The most ints that are kept for the next search. */
  private static final int SMALL_INTS = 1 << 13;

  private static final int CHARACTERS_PER_STEP = 2048;
  private static final int CHARACTERS_PER_UNIT = 4;

  private static final class State {
    /** Instructions that consume characters or want the end, in order. */
    private final int[] instructions;

    private final boolean matched;
    private final @Nullable State[] next;
    private boolean endKnown;
    private boolean matchesAtEnd;

    State(int[] instructions, boolean matched, int classes) {
      this.instructions = instructions;
      this.matched = matched;
      this.next = new @Nullable State[classes];
    }

    int ints() {
      return instructions.length + next.length + 16;
    }
  }

  /** The instructions of a state, by value. */
  private record Key(int[] instructions) {
    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Key other && Arrays.equals(instructions, other.instructions);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(instructions);
    }
  }

  private final Program program;
  private final Map<Key, State> known = new HashMap<>();
  private int ints;
  private @Nullable State initial;

  /** The closure that is being made: instructions to follow, and marks of those seen. */
  private final int[] pending;

  private final int[] seenIn;
  private int[] collected = new int[16];
  private int collectedCount;
  private int pass;
  private boolean matched;

  States(Program program) {
    this.program = program;
    this.pending = new int[program.size() + 1];
    this.seenIn = new int[program.size()];
  }

  boolean isSmall() {
    return ints + pending.length + seenIn.length <= SMALL_INTS;
  }

  boolean occursIn(String text) {
    if (text.isEmpty()) {
      begin();
      follow(program.start(), true, true);
      return matched;
    }
    State state = initial();
    int untilStep = CHARACTERS_PER_STEP;
    for (int i = 0; i < text.length(); ) {
      if (state.matched) {
        return true;
      }
      if (--untilStep == 0) {
        untilStep = CHARACTERS_PER_STEP;
        Work.step(CHARACTERS_PER_STEP / CHARACTERS_PER_UNIT);
      }
      int codePoint = text.codePointAt(i);
      i += Character.charCount(codePoint);
      int characterClass = program.classOf(codePoint);
      State next = state.next[characterClass];
      if (next == null) {
        next = after(state, characterClass);
        state.next[characterClass] = next;
      }
      state = next;
    }
    return state.matched || matchesAtEnd(state);
  }

  private State initial() {
    State state = initial;
    if (state == null) {
      begin();
      follow(program.start(), true, false);
      // Not found by its instructions: only here the beginning has been passed.
      state = new State(sorted(), matched, program.classes());
      ints += state.ints();
      initial = state;
    }
    return state;
  }

  private State after(State state, int characterClass) {
    begin();
    for (int instruction : state.instructions) {
      if (program.op(instruction) == Program.Op.CHARS
          && program.consumes(instruction, characterClass)) {
        follow(program.next(instruction), false, false);
      }
    }
    follow(program.start(), false, false);
    Work.step(2 * (state.instructions.length + collectedCount) + program.classes() / 8);
    Key key = new Key(sorted());
    State there = known.get(key);
    if (there != null && there.matched == matched) {
      return there;
    }
    if (ints > MAX_INTS) {
      known.clear();
      initial = null;
      ints = 0;
    }
    State made = new State(key.instructions, matched, program.classes());
    known.put(key, made);
    ints += made.ints();
    return made;
  }

  private boolean matchesAtEnd(State state) {
    if (!state.endKnown) {
      begin();
      for (int instruction : state.instructions) {
        if (program.op(instruction) == Program.Op.END) {
          follow(program.next(instruction), false, true);
        }
      }
      state.matchesAtEnd = matched;
      state.endKnown = true;
    }
    return state.matchesAtEnd;
  }

  private void begin() {
    pass++;
    collectedCount = 0;
    matched = false;
  }

  /** Follows an instruction through all that consume nothing, and collects those that do. */
  private void follow(int first, boolean atBegin, boolean atEnd) {
    int count = 0;
    count = push(first, count);
    while (count > 0) {
      int instruction = pending[--count];
      switch (program.op(instruction)) {
        case MATCH -> matched = true;
        case CHARS -> collect(instruction);
        case SPLIT -> {
          count = push(program.other(instruction), count);
          count = push(program.next(instruction), count);
        }
        case BEGIN -> count = atBegin ? push(program.next(instruction), count) : count;
        case END -> {
          if (atEnd) {
            count = push(program.next(instruction), count);
          } else {
            collect(instruction);
          }
        }
      }
    }
  }

  private int push(int instruction, int count) {
    if (seenIn[instruction] == pass) {
      return count;
    }
    seenIn[instruction] = pass;
    pending[count] = instruction;
    return count + 1;
  }

  private void collect(int instruction) {
    if (collectedCount == collected.length) {
      collected = Arrays.copyOf(collected, collectedCount * 2);
    }
    collected[collectedCount++] = instruction;
  }

  private int[] sorted() {
    int[] instructions = Arrays.copyOf(collected, collectedCount);
    Arrays.sort(instructions);
    return instructions;
  }
}
