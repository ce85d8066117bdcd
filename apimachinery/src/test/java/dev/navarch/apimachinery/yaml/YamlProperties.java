package dev.navarch.apimachinery.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.json.JsonTree;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

class YamlProperties {
  /** Pieces that mean something somewhere in YAML, and others. */
  private static final String[] PIECES = {
    "a",
    "Z",
    "word",
    "yes",
    "no",
    "null",
    "~",
    "true",
    "1",
    "0",
    "07",
    "1.5",
    "0x1f",
    "1e3",
    ".inf",
    "-",
    "---",
    "...",
    ":",
    ": ",
    "#",
    " #",
    "?",
    "? ",
    "- ",
    " ",
    "  ",
    "\n",
    "\n\n",
    "\n ",
    " \n",
    "\t",
    "\r",
    "\r\n",
    ",",
    "[",
    "]",
    "{",
    "}",
    "&",
    "*",
    "!",
    "|",
    ">",
    "'",
    "\"",
    "%",
    "@",
    "`",
    "=",
    "<<",
    "\\",
    "é",
    "日本",
    "😀",
    "\u00a0",
    "\u0085",
    "\u2028",
    "\ufeff",
    "\u0000",
    "\u001b",
    "\u007f",
    "2001-01-01",
    "12:30",
    "lorem ipsum dolor sit amet",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
  };

  @Property(tries = 2000)
  void treesSurviveTheirWayThroughYaml(@ForAll("trees") @Nullable Object tree) {
    assertThat(YamlReader.parse(YamlWriter.write(tree))).isEqualTo(tree);
  }

  @Property(tries = 2000)
  void textsSurviveTheirWayThroughYaml(@ForAll("texts") String text) {
    assertThat(YamlReader.parse(YamlWriter.write(text))).isEqualTo(text);
    assertThat(YamlReader.parse(YamlWriter.write(Map.of(text, List.of(text)))))
        .isEqualTo(JsonTree.copyOf(Map.of(text, List.of(text))));
  }

  @Property(tries = 1000)
  void treesSurviveTheirWayThroughJson(@ForAll("trees") @Nullable Object tree) {
    byte[] json = YamlReader.toJson(YamlWriter.write(tree), true);

    assertThat(JsonTree.parse(json)).isEqualTo(tree);
  }

  /** JSON has no escapes for some characters that YAML does not take as they are. */
  @Property(tries = 1000)
  void jsonIsYaml(@ForAll("texts") String text) {
    Assume.that(
        text.codePoints().noneMatch(c -> (c >= 0x7F && c < 0xA0) || (c & 0xFFFE) == 0xFFFE));
    @Nullable Object tree = JsonTree.copyOf(List.of(Map.of("key", text), text));

    assertThat(YamlReader.parse(JsonTree.toBytes(tree))).isEqualTo(tree);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.of(PIECES).list().ofMaxSize(30).map(pieces -> String.join("", pieces)),
        Arbitraries.strings().all().ofMaxLength(20).filter(YamlProperties::isWellFormed));
  }

  private static boolean isWellFormed(String text) {
    return text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
  }

  @Provide
  Arbitrary<@Nullable Object> trees() {
    return trees(4);
  }

  private Arbitrary<@Nullable Object> trees(int depth) {
    Arbitrary<@Nullable Object> scalars =
        Arbitraries.<@Nullable Object>oneOf(
                Arbitraries.of(true, false).map(value -> value),
                Arbitraries.longs().map(value -> value),
                Arbitraries.doubles().filter(YamlProperties::isNoWholeNumber).map(value -> value),
                texts().map(value -> value))
            .injectNull(0.1);
    if (depth == 0) {
      return scalars;
    }
    Arbitrary<@Nullable Object> inner = Arbitraries.lazy(() -> trees(depth - 1));
    return Arbitraries.oneOf(
        scalars,
        inner.list().ofMaxSize(4).map(JsonTree::copyOf),
        Arbitraries.maps(texts(), inner).ofMaxSize(4).map(JsonTree::copyOf));
  }

  /** Whole numbers that fit a long lose their point on the way, as they do in JSON. */
  private static boolean isNoWholeNumber(double value) {
    return value != Math.rint(value) || Math.abs(value) > 1e19;
  }
}
