package dev.navarch.apimachinery.jsonpath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.json.JsonTree;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class JsonPathProperties {
  private static final Object TREE =
      Objects.requireNonNull(
          JsonTree.copyOf(
              Map.of("a", List.of(1, 2.5, "x", Map.of("b", true)), "b", Map.of("a", "text"))));

  /** Texts made of the pieces that mean something in templates. */
  @Provide
  Arbitrary<String> templates() {
    return Arbitraries.of(
            "{",
            "}",
            "[",
            "]",
            "[?(",
            ")",
            ".",
            "..",
            "*",
            ",",
            ":",
            "-",
            "1",
            "'",
            "\"",
            "\\",
            "@",
            "$",
            "a",
            "b",
            " ",
            "==",
            "=~",
            "<",
            "!",
            "range ",
            "end",
            "\n",
            "é",
            "\u0000",
            "[*]",
            "{.a",
            "{range .a[*]}",
            "{end}")
        .list()
        .ofMaxSize(16)
        .map(pieces -> String.join("", pieces));
  }

  @Property(tries = 3000)
  void anyTextIsATemplateOrAnError(@ForAll("templates") String template) {
    try {
      JsonPath path = JsonPath.parse(template).allowMissingKeys().limitTo(10_000);
      assertThat(path.print(TREE)).isNotNull();
    } catch (JsonPathException e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
  }

  @Property(tries = 500)
  void textWithoutBracesStaysAsItIs(@ForAll String text) {
    String plain = text.replace("{", "");

    assertThat(JsonPath.parse(plain).print(TREE)).isEqualTo(plain);
  }

  @Property(tries = 500)
  void aSliceIsThatOfTheList(@ForAll List<Integer> list, @ForAll byte from, @ForAll byte to) {
    int start = Math.floorMod(from, list.size() + 1);
    int end = Math.min(list.size(), start + Math.floorMod(to, list.size() + 1));

    Object tree = JsonTree.copyOf(list);
    var found = JsonPath.parse("{[%d:%d]}".formatted(start, end)).find(tree).getFirst();

    assertThat(found).isEqualTo(JsonTree.copyOf(list.subList(start, end)));
  }
}
