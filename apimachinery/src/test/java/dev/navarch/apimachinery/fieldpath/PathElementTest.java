package dev.navarch.apimachinery.fieldpath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.wire.DecodeException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathElementTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          f:spec                               | .spec
          f:                                   | .
          f:a/b.c                              | .a/b.c
          k:{"name":"app"}                     | [name="app"]
          k:{"containerPort":80,"protocol":"TCP"} | [containerPort=80,protocol="TCP"]
          k:{"a":null,"b":true}                | [a=null,b=true]
          v:"x"                                | [="x"]
          v:8080                               | [=8080]
          v:1.5                                | [=1.5]
          v:false                              | [=false]
          i:0                                  | [0]
          i:42                                 | [42]
          """)
  void readsWritesAndPrintsEachKind(String wire, String message) {
    PathElement element = PathElement.parse(wire).orElseThrow();

    assertThat(element.encode()).isEqualTo(wire);
    assertThat(element).hasToString(message);
  }

  @Test
  void sortsTheFieldsOfAKey() {
    PathElement element = PathElement.parse("k:{\"b\":1,\"a\":2}").orElseThrow();

    assertThat(element.encode()).isEqualTo("k:{\"a\":2,\"b\":1}");
  }

  @Test
  void wholeNumbersAreEqualHoweverTheyAreWritten() {
    assertThat(PathElement.parse("v:80.0")).isEqualTo(PathElement.parse("v:80"));
    assertThat(PathElement.parse("k:{\"p\":[8e1]}")).isEqualTo(PathElement.parse("k:{\"p\":[80]}"));
  }

  @Test
  void ordersFieldsThenKeysThenValuesThenIndexes() {
    List<PathElement> elements =
        List.of(
            element("f:a"),
            element("f:b"),
            element("k:{\"a\":1}"),
            element("k:{\"a\":1,\"b\":1}"),
            element("k:{\"a\":2}"),
            element("k:{\"b\":0}"),
            element("v:9"),
            element("v:9.5"),
            element("v:80"),
            element("v:\"10\""),
            element("v:false"),
            element("v:true"),
            element("v:[1]"),
            element("v:{}"),
            element("v:null"),
            element("i:9"),
            element("i:10"));

    assertThat(elements.reversed().stream().sorted()).containsExactlyElementsOf(elements);
  }

  @Test
  void passesOverKindsItDoesNotKnow() {
    assertThat(PathElement.parse("z:new")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "f", "fx", "spec", "k:", "k:[]", "k:null", "k:{", "v:", "v:x", "i:", "i:x"})
  void refusesWhatIsNotAnElement(String text) {
    assertThatThrownBy(() -> PathElement.parse(text)).isInstanceOf(DecodeException.class);
  }

  private static PathElement element(String text) {
    return PathElement.parse(text).orElseThrow();
  }
}
