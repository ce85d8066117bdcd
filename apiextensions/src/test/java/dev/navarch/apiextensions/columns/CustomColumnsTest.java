package dev.navarch.apiextensions.columns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition;
import dev.navarch.apimachinery.meta.v1.TableColumnDefinition;
import dev.navarch.apimachinery.unstructured.Unstructured;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CustomColumnsTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  private static final Unstructured SHIP =
      parse(
          """
          {"apiVersion": "example.com/v1", "kind": "Ship",
           "metadata": {"name": "argo", "labels": {"a.b": "L"},
             "creationTimestamp": "2026-01-01T11:00:00Z"},
           "spec": {"color": "red", "size": 3, "on": true, "ratio": 1.5, "big": 20000000.0,
             "when": "2026-01-01T11:59:00Z", "late": "2026-01-01T12:01:00Z", "never": "",
             "list": ["x", "y"], "obj": {"k": "v", "j": 1}, "none": null,
             "ports": [{"name": "web", "port": 80}, {"name": "tls", "port": 443}]}}
          """);

  private static Unstructured parse(String json) {
    return Unstructured.parse(json.getBytes(StandardCharsets.UTF_8));
  }

  private static CustomResourceColumnDefinition column(String type, String path) {
    return CustomResourceColumnDefinition.builder().name("C").type(type).jsonPath(path).build();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      nullValues = "null",
      textBlock =
          """
          string  | .spec.color                             | red
          string  | .spec.size                              | 3
          string  | .spec.ratio                             | 1.5
          string  | .spec.big                               | 2e+07
          string  | .spec.on                                | true
          string  | .spec.list[*]                           | x
          string  | .spec.list                              | ["x","y"]
          string  | .spec.obj                               | {"j":1,"k":"v"}
          string  | .spec.none                              | <no value>
          string  | .spec.missing                           | null
          string  | .spec.missing.deeper                    | null
          string  | .spec.color[0]                          | null
          string  | .spec.list[9]                           | null
          string  | .metadata.labels.a\\.b                  | L
          string  | .spec.ports[?(@.name=="tls")].port      | 443
          integer | .spec.size                              | 3
          integer | .spec.ratio                             | 1
          integer | .spec.color                             | null
          integer | .spec.ports[?(@.name=="web")].port      | 80
          number  | .spec.ratio                             | 1.5
          number  | .spec.size                              | 3.0
          number  | .spec.on                                | null
          boolean | .spec.on                                | true
          boolean | .spec.color                             | null
          date    | .spec.when                              | 60s
          date    | .metadata.creationTimestamp             | 60m
          date    | .spec.late                              | <invalid>
          date    | .spec.never                             | <unknown>
          date    | .spec.color                             | <invalid>
          date    | .spec.size                              | null
          date    | .spec.none                              | null
          """)
  void whatIsAtThePathIsShownByType(String type, String path, String expected) {
    CustomColumns columns = CustomColumns.of(List.of(column(type, path.replace("\\\\", "\\"))));

    Object cell = columns.cells(SHIP, NOW).get(1);

    assertThat(cell == null ? null : cell.toString()).isEqualTo(expected);
  }

  @Test
  void cellsAreOfTheTypeOfTheirColumn() {
    CustomColumns columns =
        CustomColumns.of(
            List.of(
                column("integer", ".spec.size"),
                column("number", ".spec.size"),
                column("boolean", ".spec.on")));

    assertThat(columns.cells(SHIP, NOW)).containsExactly("argo", 3L, 3.0, true);
  }

  @Test
  void anObjectWithoutAnythingHasEmptyCells() {
    CustomColumns columns =
        CustomColumns.of(List.of(column("string", ".spec.color"), column("date", ".spec.when")));

    assertThat(columns.cells(parse("{\"metadata\": {\"name\": \"bare\"}}"), NOW))
        .isEqualTo(Arrays.asList("bare", null, null));
  }

  @Test
  void definitionsAreTakenOver() {
    CustomColumns columns =
        CustomColumns.of(
            List.of(
                CustomResourceColumnDefinition.builder()
                    .name("Size")
                    .type("integer")
                    .format("int32")
                    .description("how large it is")
                    .priority(1)
                    .jsonPath(".spec.size")
                    .build(),
                column("string", ".spec.color")));

    assertThat(columns.definitions())
        .extracting(TableColumnDefinition::name)
        .containsExactly("Name", "Size", "C");
    assertThat(columns.definitions().get(1))
        .isEqualTo(new TableColumnDefinition("Size", "integer", "int32", "how large it is", 1));
    assertThat(columns.definitions().get(2).description()).endsWith(".spec.color");
  }

  @Test
  void resourcesWithoutColumnsShowTheirAge() {
    CustomColumns columns = CustomColumns.of(List.of());

    assertThat(columns.definitions())
        .extracting(column -> column.name() + ":" + column.type())
        .containsExactly("Name:string", "Age:date");
    assertThat(columns.cells(SHIP, NOW)).containsExactly("argo", "60m");
  }

  @Test
  void aPathThatIsNoneIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CustomColumns.of(List.of(column("string", ".spec[\"x"))))
        .withMessage("unrecognized column definition \".spec[\\\"x\"");
  }

  @Test
  void aPathThatAsksForTooMuchHasAnEmptyCell() {
    Unstructured deep =
        parse(
            "{\"metadata\": {\"name\": \"deep\"}, \"a\": " + "[".repeat(60) + "]".repeat(60) + "}");
    CustomColumns columns = CustomColumns.of(List.of(column("string", ".a..[*]..[*]..[*]..[*]")));

    assertThat(columns.cells(deep, NOW)).isEqualTo(Arrays.asList("deep", null));
  }
}
