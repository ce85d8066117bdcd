package dev.navarch.apiextensions.regex;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.re2j.Pattern;
import dev.navarch.apimachinery.work.HeavyWork;
import dev.navarch.apimachinery.work.Work;
import dev.navarch.apimachinery.work.WorkMeter;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AutomatonTest {
  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "b",
          "ab",
          "ba",
          "abc",
          "aab",
          "a\nb",
          "\n",
          "-",
          "]",
          "^",
          "$",
          "A",
          "Z9_",
          "é",
          "\uD83D\uDE00",
          "a\uD83D\uDE00b",
          "a-b.c",
          "x{2}",
          "0",
          "10.0.0.1",
          " ",
          "\t",
          "foo/bar");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "^a",
        "a$",
        "^a$",
        "^$",
        "$^",
        "^",
        "$",
        "a|b",
        "^(a|b)+$",
        "a*",
        "(a*)*b",
        "a+?b",
        "a{2}",
        "a{1,2}b",
        "a{0}b",
        "a{2,}",
        "(ab?){1,3}$",
        ".",
        "^.$",
        "^..$",
        "[ab]",
        "[^ab]",
        "[^a]$",
        "[]a]",
        "[^]a]",
        "[a-c]$",
        "[a\\-c]",
        "[a-]",
        "[\\d]",
        "\\d+",
        "\\D",
        "\\w+$",
        "\\W",
        "\\s",
        "\\S",
        "[[:alpha:]]",
        "[[:^alpha:]]",
        "[[:alpha:][:digit:]_]+$",
        "\\x61",
        "\\x{1F600}",
        "\\.",
        "\\Aa",
        "a\\z",
        "(?:a|b)c",
        "(?P<n>a)b",
        "()",
        "(|a)b",
        "x{",
        "x{2}",
        "x\\{2\\}",
        "^([a-z0-9]([-a-z0-9]*[a-z0-9])?)(/[a-z]+)?$",
        "é",
        "[é-ü]",
        "a{0,3}$",
        "((a|b)*c|ab)$",
        "^(([0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])\\.){3}",
        "a||b",
        "\\^",
        "(a|$)b?",
        "(^|-)b",
        "(a$)*",
        "(^a)*b"
      })
  void answersAsTheLibraryDoes(String expression) {
    Automaton automaton = Automaton.of(expression).orElseThrow();
    Pattern pattern = Pattern.compile(expression);

    for (String text : TEXTS) {
      assertThat(automaton.occursIn(text))
          .as("%s in %s", expression, text)
          .isEqualTo(pattern.matcher(text).find());
    }
  }

  @Test
  void answersAsTheLibraryDoesForExpressionsMadeAtRandom() {
    Random random = new Random(20_261_118);
    for (int i = 0; i < 3_000; i++) {
      String expression = expression(random, 3);
      Automaton automaton = Automaton.of(expression).orElseThrow();
      Pattern pattern = Pattern.compile(expression);
      for (int j = 0; j < 20; j++) {
        String text = text(random);
        assertThat(automaton.occursIn(text))
            .as("%s in %s", expression, text)
            .isEqualTo(pattern.matcher(text).find());
      }
    }
  }

  private static String expression(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 6 : 11)) {
      case 0 -> "a";
      case 1 -> "b";
      case 2 -> "[^a]";
      case 3 -> ".";
      case 4 -> random.nextBoolean() ? "^" : "$";
      case 5 -> "[bc]";
      case 6 -> "(" + expression(random, depth - 1) + "|" + expression(random, depth - 1) + ")";
      case 7 -> "(?:" + expression(random, depth - 1) + ")*";
      case 8 -> "(" + expression(random, depth - 1) + "){1," + (1 + random.nextInt(3)) + "}";
      default -> expression(random, depth - 1) + expression(random, depth - 1);
    };
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(7);
    for (int i = 0; i < length; i++) {
      text.append("abc\n".charAt(random.nextInt(4)));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"(?i)a", "\\bword\\b", "\\pL", "\\Qa\\E", "\\101"})
  void leavesToTheLibraryWhatItDoesNotKnow(String expression) {
    assertThat(Automaton.of(expression)).isEmpty();
  }

  /** Following each of the 900 instructions at each character would be 180 million. */
  @Test
  void theWorkOfALongTextDoesNotGrowWithTheExpression() {
    Automaton automaton = Automaton.of("[ab]{0,900}c").orElseThrow();
    String text = "ab".repeat(100_000);

    assertThat(work(() -> assertThat(automaton.occursIn(text)).isFalse())).isLessThan(10_000_000);
  }

  /** The states of this expression are too many to remember. */
  @Test
  void anExpressionWithVeryManyStatesIsAnsweredAsWell() {
    Automaton automaton = Automaton.of("a[ab]{14}c").orElseThrow();
    Random random = new Random(5);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 60_000; i++) {
      text.append(random.nextBoolean() ? 'a' : 'b');
    }

    assertThat(automaton.occursIn(text.toString())).isFalse();
    assertThat(automaton.occursIn(text + "aaaaaaaaaaaaaaaaaaac")).isTrue();
  }

  private static long work(Runnable action) {
    WorkMeter meter =
        new WorkMeter(
            new HeavyWork(1), System::nanoTime, Long.MAX_VALUE, IllegalStateException::new);
    Work.run(meter, action);
    return meter.spent();
  }
}
