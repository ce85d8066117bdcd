package dev.navarch.codegen.generators;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.codegen.SmallSources;
import dev.navarch.codegen.universe.ApiStruct;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DefaultJsonTest {
  private static final String CHANGE = ": change @Default, or what is allowed";

  /** What is wrong with the default of one field, which may be a {@code Wheel}. */
  private static List<String> problems(String type, String json) {
    SmallSources sources =
        new SmallSources()
            .add(
                """
                package a;
                import dev.navarch.apimachinery.annotation.*;
                import dev.navarch.apimachinery.value.*;
                import java.util.*;
                @ApiType
                public record Cart(@Field(1) @Default("%s") %s it) {}
                """
                    .formatted(json.replace("\"", "\\\""), type))
            .add(
                """
                package a;
                import dev.navarch.apimachinery.annotation.*;
                @ApiType
                public record Wheel(
                    @Field(value = 1, required = true) String name, @Field(2) int spokes) {}
                """)
            .add("package dev.navarch.apimachinery.value;\npublic final class IntOrString {}\n");
    List<String> problems = new ArrayList<>();
    assertThat(
            sources.inspect(universe -> {
              ApiStruct cart =
                  Objects.requireNonNull(
                      universe.struct(universe.elements().getTypeElement("a.Cart")));
              DefaultJson.problem(universe, cart, cart.members().getFirst())
                  .ifPresent(problems::add);
            }))
        .isEmpty();
    return problems;
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "String | \"a\"",
        "boolean | true",
        "int | -2147483648",
        "long | 9223372036854775807",
        "double | 1.5e3",
        "double | -1e308",
        "IntOrString | -2147483648",
        "IntOrString | 80.0",
        "IntOrString | \"3000000000\"",
        "List<Integer> | [3.0, 1e1]",
        "List<String> | [\"a\", \"b\"]",
        "List<Wheel> | [{\"name\":\"a\",\"spokes\":3.0}]",
        "Map<String, Quantity> | {\"cpu\":\"100m\",\"memory\":1}",
        "Wheel | {\"name\":\"a\"}",
      })
  void whatFitsTheFieldIsTaken(String type, String json) {
    assertThat(problems(type, json)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "String | 1 | the default is not of type string",
        "boolean | \"true\" | the default is not of type boolean",
        "int | 1.5 | the default is not of type integer",
        "int | 2147483648 | the default does not fit into 32 bits",
        "long | 9223372036854775808 | the default does not fit into 64 bits",
        "double | \"1\" | the default is not of type number",
        "double | 1e350 | the default does not fit into 64 bits",
        "List<Double> | [0, -1e350] | the default[1] does not fit into 64 bits",
        "IntOrString | 3000000000 | the default does not fit into 32 bits",
        "IntOrString | 1.5 | the default is not a whole number or a text",
        "Quantity | 1.5 | the default is not a whole number or a text",
        "Quantity | \"1e1000\" | the default is out of the range of quantities",
        "String | null | the default is null, which the field cannot be",
        "List<String> | {} | the default is not of type array",
        "List<String> | [\"a\", null] | the default[1] is null, which the field cannot be",
        "Map<String, Quantity> | [] | the default is not of type object",
        "Map<String, Quantity> | {\"cpu\":true} | the default.cpu is not a whole number or a text",
        "Wheel | [] | the default is not of type object",
        "Wheel | {} | the default has no name, which is required",
        "Wheel | {\"name\":\"a\",\"colour\":1} | the default.colour is no field that there is",
        "List<Wheel> | [{\"name\":1}] | the default[0].name is not of type string",
      })
  void whatDoesNotFitIsNamed(String type, String json, String problem) {
    assertThat(problems(type, json)).containsExactly(problem + CHANGE);
  }

  @Test
  void whatIsNoJsonIsNamed() {
    assertThat(problems("List<String>", "a"))
        .containsExactly(
            "a in @Default is not JSON, 'a' at 0 is not expected; a text needs quotes of its own");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "quantity | 1.5Gi | much",
        "quantity | 9.9e999 | 1e1000",
        "quantity | 0.1e+1000 | 10E999",
        "quantity | -0e1000 | -1e1000",
        "quantity | 0e2147483647 | 0e2147483648",
        "quantity | 1e-2147483647 | 1e-2147483648",
        "duration | 1h30m | 90",
        "duration | 1.5s | 1 s",
        "duration | 2562047h47m16.854775807s | 2562047h47m16.854775808s",
        "duration | -2562047h47m16.854775808s | -2562047h47m16.854775809s",
        "duration | 9223372036854775807.9ns | 9999999999h",
        "duration | +0 | 1.h.",
        "time | 2006-01-02T15:04:05Z | yesterday",
        "time | 2006-01-02T5:04:05,5Z | 2006-01-02T15:04Z",
        "time | 2004-02-29T23:59:59+24:60 | 2005-02-29T23:59:59Z",
        "time | 2006-01-02T15:04:05-01:00 | 2006-01-02T15:04:05-01:00:30",
        "time | 0001-01-01T00:00:00Z | 0001-01-01T00:00:00+00:01",
        "time | 9999-12-31T23:59:59Z | 9999-12-31T23:59:59-00:01",
        "time | 2006-12-02T00:00:00Z | 2006-13-02T00:00:00Z",
        "time | 2006-01-02T00:00:00+00:00 | 2006-01-02T24:00:00Z",
        "time | 2006-01-02T00:59:00-00:00 | 2006-01-02T00:60:00Z",
        "time | 2006-01-02T00:00:59.1234567891Z | 2006-01-02T00:00:60Z",
        "time | 2006-01-02T00:00:00Z | 2006-01-02t00:00:00z",
        "time | 2006-01-02T00:00:00Z | +2006-01-02T00:00:00Z",
        "microTime | 2006-01-02T15:04:05.000001+01:00 | 2006-01-02",
        "microTime | 2006-01-02T15:04:05Z | 2006-01-02T15:04:05",
        "bytes | YWJj | %",
        "bytes | YWI= | YWI",
        "bytes | YQ== | YQ=",
        "bytes | `` | =",
      })
  void textsOfValueTypesAreChecked(String codec, String right, String wrong) {
    assertThat(WireText.problem(codec, right, "it")).isEqualTo(Optional.empty());
    assertThat(WireText.problem(codec, wrong, "it")).isPresent();
  }

  @Test
  void bytesMayHaveLineBreaks() {
    assertThat(WireText.problem("bytes", "YW\r\nI=\n", "it")).isEmpty();
  }
}
