package dev.navarch.apimachinery.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever comes in, a tree or a {@link DecodeException} comes out, and soon. */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class YamlFuzzTest {
  private static final String VALID =
      """
      %YAML 1.1
      ---
      apiVersion: v1 # a comment
      kind: &k "Pod"
      metadata: {name: 'it''s', labels: {a: b, "c": *k}, n: !!int "3"}
      spec:
        base: &base {x: 1, y: [~, yes, 0x1F, 1.5e3, 2001-01-01, .inf]}
        more: {<<: *base, x: 2}
        ? - complex
        : |+
          literal

        folded: >-
          a
            b
        containers:
        - name: c
          args: ["\\u00e9\\x41\\n", -x, --y=1, !own z, !!binary aGk=]
        - - - nested
      ...
      --- # next
      {"a": [1, 2.5, null, {"b": "\\ud83d\\ude00"}]}
      """;

  private static final String ALPHABET =
      "\t\n\r -?:,[]{}#&*!|>'\"%@`~<=.\\/01xeany_+é\u0085\u2028😀";

  private static void check(byte[] input) {
    try {
      @Nullable Object tree = YamlReader.parse(input);
      assertThat(YamlReader.parse(YamlWriter.write(tree))).isEqualTo(tree);
      assertThat(JsonTree.parse(YamlReader.toJson(input, false))).isEqualTo(tree);
    } catch (DecodeException e) {
      assertThat(e).hasMessageMatching("(?s)yaml: line \\d+: .+");
    } catch (RuntimeException | StackOverflowError e) {
      fail("for " + new String(input, StandardCharsets.UTF_8), e);
    }
    try {
      YamlOrJsonDocuments.of(input).forEachRemaining(document -> document.toJson(true));
    } catch (DecodeException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }

  @Test
  void randomBytes() {
    Random random = new Random(1);
    for (int i = 0; i < 5_000; i++) {
      byte[] input = new byte[random.nextInt(64)];
      random.nextBytes(input);
      check(input);
    }
  }

  @Test
  void randomIndicators() {
    Random random = new Random(2);
    int[] alphabet = ALPHABET.codePoints().toArray();
    for (int i = 0; i < 20_000; i++) {
      StringBuilder input = new StringBuilder();
      for (int n = random.nextInt(40); n > 0; n--) {
        input.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
      }
      check(input.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void mutatedDocuments() {
    Random random = new Random(3);
    byte[] alphabet = ALPHABET.getBytes(StandardCharsets.UTF_8);
    byte[] valid = VALID.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 10_000; i++) {
      byte[] input = valid.clone();
      for (int n = 1 + random.nextInt(4); n > 0; n--) {
        input[random.nextInt(input.length)] = alphabet[random.nextInt(alphabet.length)];
      }
      int from = random.nextInt(4) == 0 ? random.nextInt(input.length) : 0;
      check(Arrays.copyOfRange(input, from, input.length));
    }
  }

  @Test
  void repeatedPieces() {
    for (String piece :
        new String[] {
          "[",
          "{",
          "- ",
          "? ",
          "a: ",
          "{a: ",
          "[? ",
          "'",
          "\"",
          "\"\\",
          "!",
          "&a ",
          "*a ",
          "|\n",
          " ",
          "\n",
          "\t",
          ": ",
          ":",
          ",",
          "#",
          "%",
          "---\n",
          "...\n",
          "1:",
          "_",
          "0",
          "9",
          "<<: ",
          "<<: {",
          "&a [*a, ",
          "a\n",
          "- a\n",
          "a: b\n",
          "{}",
          "[]",
          "@",
          "!!",
          "!<",
          "\\",
          "1e",
          "\u2028"
        }) {
      check(piece.repeat(20_000).getBytes(StandardCharsets.UTF_8));
    }
  }
}
