package dev.navarch.apimachinery.jsonpath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JsonPathTest {
  private static final Object FLEET =
      tree(
          """
          {"kind": "List",
           "metadata": {"labels": {"example.com/tier": "front", "plain": "yes"}},
           "empty": [],
           "nothing": null,
           "items": [
             {"metadata": {"name": "north"}, "ready": true, "crew": 3, "draft": 1.5,
              "addresses": [{"type": "Inner", "address": "10.0.0.1"}]},
             {"metadata": {"name": "south"}, "ready": false, "crew": 12, "draft": 2.25,
              "addresses": [{"type": "Inner", "address": "10.0.0.2"},
                            {"type": "Outer", "address": "192.0.2.2"}]},
             {"metadata": {"name": "west"}, "crew": 7, "draft": 20000000.0}]}
          """);

  private static Object tree(String json) {
    return Objects.requireNonNull(JsonTree.parse(json.getBytes(StandardCharsets.UTF_8)));
  }

  private static String print(String template) {
    return JsonPath.parse(template).print(FLEET);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {.kind}                                          | List
          {$.kind}                                         | List
          {@.kind}                                         | List
          {['kind']}                                       | List
          {.items[0].metadata.name}                        | north
          {.items[-1].metadata.name}                       | west
          {.items[1]['metadata'].name}                     | south
          {.items[*].metadata.name}                        | north south west
          {.items[].metadata.name}                         | north
          {.items[1:].metadata.name}                       | south west
          {.items[:2].metadata.name}                       | north south
          {.items[-2:].metadata.name}                      | south west
          {.items[::2].metadata.name}                      | north west
          {.items[0:3:2].metadata.name}                    | north west
          {.items[2:2]}                                    | ``
          {.items[0,2].metadata.name}                      | north west
          {.items[0]['crew', 'draft']}                     | 3 1.5
          {.items[*]['metadata.name','crew']}              | north south west 3 12 7
          {.metadata.labels.example\\.com/tier}            | front
          {.metadata.labels['example\\.com/tier']}         | front
          {.metadata.labels.*}                             | front yes
          {..name}                                         | north south west
          {.items..address}                                | 10.0.0.1 10.0.0.2 192.0.2.2
          {.items[?(@.metadata.name=="south")].crew}       | 12
          {.items[?(@.metadata.name=='south')].crew}       | 12
          {.items[?(@.metadata.name!="south")].crew}       | 3 7
          {.items[?(@.crew>3)].metadata.name}              | south west
          {.items[?(@.crew>=7)].metadata.name}             | south west
          {.items[?(@.crew<7)].metadata.name}              | north
          {.items[?(@.crew<=7)].metadata.name}             | north west
          {.items[?(@.draft>1.75)].metadata.name}          | south west
          {.items[?(@.ready==true)].metadata.name}         | north
          {.items[?(@.addresses)].metadata.name}           | north south
          {.items[?(@.metadata.name=~"^.o")].metadata.name} | north south
          {.items[*].addresses[?(@.type=="Outer")].address} | 192.0.2.2
          {.items[0].ready}                                | true
          {.items[2].draft}                                | 2e+07
          {.nothing}                                       | <nil>
          {.items[0].metadata}                             | {"name":"north"}
          {.empty}                                         | []
          kind: {.kind}!                                   | kind: List!
          {.kind}{"/"}{.items[0].crew}                     | List/3
          {"caf\\u00e9 \\x41\\101\\""}                     | café AA"
          {'it is'}                                        | it is
          {42} {-1.5} {true}                               | 42 -1.5 true
          {range .items[*]}{.metadata.name};{end}          | north;south;west;
          {range .items[*]}{range .addresses[*]}{.type} {end}/{end} | Inner /Inner Outer //
          {range .empty[*]}{.metadata.name}{end}done       | done
          {range .items[0:2]}[{.crew}]{end}{.kind}         | [3][12]List
          """)
  void picksAndPrintsWhatTheTemplateAsksFor(String template, String expected) {
    String unescaped = template.replace("\\\\", "\\");
    String printed = JsonPath.parse(unescaped).allowMissingKeys().print(FLEET);

    assertThat(printed.strip()).isEqualTo(expected.strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {.kind                   | unclosed action
          {.kind[0                 | unterminated array
          {.kind[x]}               | invalid array index x
          {.kind[-]}               | array index - is not a number
          {.kind[99999999999]}     | array index 99999999999 is not a number
          {.items[?(@.a==1}        | unterminated filter
          {.items[?(@.a==1)}       | unclosed array expect ]
          {"open}                  | unterminated quoted string
          {"\\q"}                  | unquote string "\\q" error invalid syntax
          {.a && .b}               | unrecognized character in action: U+0026 '&'
          {....a}                  | invalid multiple recursive descent
          {1.2.3}                  | cannot parse number 1.2.3
          """)
  void sayWhatIsWrongWithATemplate(String template, String message) {
    assertThatExceptionOfType(JsonPathException.class)
        .isThrownBy(() -> JsonPath.parse(template.replace("\\\\", "\\")))
        .withMessage(message.replace("\\\\", "\\"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {.nope}                               | nope is not found
          {.items.metadata}                     | metadata is not found
          {nope}                                | unrecognized identifier nope
          {end}                                 | not in range, nothing to end
          {.kind[0]}                            | string is not array or slice
          {.metadata[0]}                        | map[string]interface {} is not array or slice
          {.items[7]}                           | array index out of bounds: index 7, length 3
          {.items[1:9]}                         | array index out of bounds: index 8, length 3
          {.items[2:1]}                         | starting index 2 is greater than ending index 1
          {.items[::0]}                         | step must be > 0
          {.kind[?(@.a==1)]}                    | List is not array or slice and cannot be filtered
          {.items[?(@.crew=="3")]}              | incompatible types for comparison
          {.items[?(@.crew==3.0)]}              | incompatible types for comparison
          {.items[?(@.metadata==1)]}            | invalid type for comparison
          {.items[?(@.metadata.*<>1)]}          | unrecognized filter operator <>
          {.items[0:2][?(@.a==1)]}              | map[addresses:[map[address:10.0.0.1 type:Inner]] \
          crew:3 draft:1.5 metadata:map[name:north] ready:true] is not array or slice and cannot \
          be filtered
          """)
  void sayWhatDoesNotFitTheData(String template, String message) {
    assertThatExceptionOfType(JsonPathException.class)
        .isThrownBy(() -> print(template))
        .withMessage(message);
  }

  @Test
  void missingKeysAreNoErrorWhereAllowed() {
    JsonPath path = JsonPath.parse("{.items[*].captain.name}").allowMissingKeys();

    assertThat(path.find(FLEET)).containsExactly(List.of());
    assertThat(path.print(FLEET)).isEmpty();
  }

  @Test
  void aFieldThatIsThereInSomeIsFoundInThose() {
    assertThat(JsonPath.parse("{.items[*].ready}").find(FLEET))
        .containsExactly(List.of(true, false));
  }

  @Test
  void aRangeWithoutAnEndRunsToTheEndAndThenOnceMore() {
    JsonPath path = JsonPath.parse("{range .items[*]}{.crew},").allowMissingKeys();

    assertThat(path.print(FLEET)).isEqualTo("3,12,7,,");
  }

  @Test
  void jsonOutputIsAnArrayForEachPart() {
    assertThat(JsonPath.parse("{.items[*].crew}{.kind}").printJson(FLEET))
        .isEqualTo(
            """
            [
                3,
                12,
                7
            ]
            [
                "List"
            ]
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "a.b, {.a.b}",
    ".a.b, {.a.b}",
    "{a.b}, {.a.b}",
    "{.a.b}, {.a.b}",
    "'.a[?(@.b==\"c\")].d', '{.a[?(@.b==\"c\")].d}'"
  })
  void relaxedPathsNeedNeitherBracesNorDot(String path, String template) {
    assertThat(JsonPath.relaxed(path)).isEqualTo(template);
  }

  @Test
  void relaxedPathsHaveNoBracesInside() {
    assertThat(JsonPath.relaxed("")).isEmpty();
    assertThatExceptionOfType(JsonPathException.class)
        .isThrownBy(() -> JsonPath.relaxed("{.a}{.b}"))
        .withMessageStartingWith("unexpected path string, expected a 'name1.name2'");
  }

  @Test
  void aTemplateThatMultipliesValuesIsStopped() {
    Object deep = tree("[".repeat(60) + "1" + "]".repeat(60));
    JsonPath path = JsonPath.parse("{..[*]..[*]..[*]..[*]}").limitTo(10_000);

    assertThatExceptionOfType(JsonPathException.class)
        .isThrownBy(() -> path.find(deep))
        .withMessage("the template asks for too many values");
  }

  @Test
  void aPatternThatNeverEndsIsStopped() {
    Object tree = tree("[{\"a\": \"" + "x".repeat(300) + "\"}]");
    JsonPath path = JsonPath.parse("{[?(@.a=~\"x*x*x*x*x*x*y\")]}");

    assertThatExceptionOfType(JsonPathException.class)
        .isThrownBy(() -> path.find(tree))
        .withMessage("regexp search takes too many steps");
  }

  @Test
  void aPatternThatIsNoneIsAnError() {
    Object tree = tree("[{\"a\": \"x\"}]");

    assertThatExceptionOfType(JsonPathException.class)
        .isThrownBy(() -> JsonPath.parse("{[?(@.a=~\"[\")]}").find(tree))
        .withMessageStartingWith("error parsing regexp: ");
    assertThatExceptionOfType(JsonPathException.class)
        .isThrownBy(() -> JsonPath.parse("{[?(@.a=~1)]}").find(tree))
        .withMessage("regexp search only support string now but getting pattern: 1, data: x");
  }
}
