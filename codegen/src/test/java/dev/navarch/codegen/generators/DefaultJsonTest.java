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
                import dev.navarch.apimachinery.value.Quantity;
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
                """);
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
        "List<String> | [\"a\", \"b\"]",
        "List<Wheel> | [{\"name\":\"a\",\"spokes\":3}]",
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
  @CsvSource({
    "quantity, 1.5Gi, much",
    "duration, 1h30m, 90",
    "duration, 1.5s, 1 s",
    "time, 2006-01-02T15:04:05Z, yesterday",
    "microTime, 2006-01-02T15:04:05.000001+01:00, 2006-01-02",
    "bytes, YWJj, %",
  })
  void textsOfValueTypesAreChecked(String codec, String right, String wrong) {
    assertThat(WireText.problem(codec, right, "it")).isEqualTo(Optional.empty());
    assertThat(WireText.problem(codec, wrong, "it")).isPresent();
  }
}
