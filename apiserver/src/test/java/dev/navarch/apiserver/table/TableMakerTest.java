package dev.navarch.apiserver.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapDescriptor;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Table;
import dev.navarch.apimachinery.meta.v1.TableColumnDefinition;
import dev.navarch.apimachinery.meta.v1.TableDescriptor;
import dev.navarch.apimachinery.meta.v1.TableRowCondition;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Time;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TableMakerTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final GroupVersion V1 = new GroupVersion("meta.k8s.io", "v1");
  private static final ListMeta LIST = ListMeta.builder().resourceVersion("9").build();

  private static final Columns<ConfigMap> COLUMNS =
      Columns.<ConfigMap>named().text("Data", "entries", map -> map.data().size()).age().build();

  private static ConfigMap configMap(String name) {
    return ConfigMap.builder()
        .metadata(
            ObjectMeta.builder()
                .name(name)
                .resourceVersion("7")
                .creationTimestamp(Time.parse("2026-01-01T11:00:00Z"))
                .build())
        .data(Map.of("k", "v"))
        .build();
  }

  private static TableMaker maker(IncludeObject include) {
    return new TableMaker(V1, include, TableMakerTest::encode);
  }

  private static byte[] encode(MetaObject object) {
    JsonWriter out = new JsonWriter();
    ConfigMapDescriptor.INSTANCE.writeJson(out, (ConfigMap) object);
    return out.toByteArray();
  }

  private static String json(Table table) {
    JsonWriter out = new JsonWriter();
    TableDescriptor.INSTANCE.writeJson(out, table);
    return new String(out.toByteArray(), StandardCharsets.UTF_8);
  }

  private static String rows(Table table) {
    String json = json(table);
    return json.substring(json.indexOf("\"rows\""));
  }

  @Test
  void aListHasItsMetadataHeadingsAndARowForEachObject() {
    ListMeta list = LIST.toBuilder().continue_("more").remainingItemCount(3L).build();

    Table table = maker(IncludeObject.NONE).ofList(COLUMNS, List.of(configMap("a")), list, NOW);

    assertThat(json(table))
        .startsWith(
            "{\"kind\":\"Table\",\"apiVersion\":\"meta.k8s.io/v1\",\"metadata\":{"
                + "\"resourceVersion\":\"9\",\"continue\":\"more\",\"remainingItemCount\":3},"
                + "\"columnDefinitions\":[{\"name\":\"Name\",\"type\":\"string\",\"format\":\"name\"")
        .endsWith("\"rows\":[{\"cells\":[\"a\",1,\"60m\"],\"object\":null}]}");
  }

  @Test
  void aListWithoutObjectsHasHeadingsAndNoRows() {
    Table table = maker(IncludeObject.METADATA).ofList(COLUMNS, List.of(), LIST, NOW);

    assertThat(table.columnDefinitions()).hasSize(3);
    assertThat(rows(table)).isEqualTo("\"rows\":[]}");
  }

  @Test
  void rowsCarryMetadataWhereAsked() {
    Table table = maker(IncludeObject.METADATA).ofObject(COLUMNS, configMap("a"), true, NOW);

    assertThat(rows(table))
        .isEqualTo(
            "\"rows\":[{\"cells\":[\"a\",1,\"60m\"],\"object\":{\"kind\":\"PartialObjectMetadata\","
                + "\"apiVersion\":\"meta.k8s.io/v1\",\"metadata\":{\"name\":\"a\","
                + "\"resourceVersion\":\"7\",\"creationTimestamp\":\"2026-01-01T11:00:00Z\"}}}]}");
  }

  @Test
  void rowsCarryWholeObjectsWhereAsked() {
    Table table = maker(IncludeObject.OBJECT).ofObject(COLUMNS, configMap("a"), true, NOW);

    assertThat(rows(table))
        .contains("\"object\":{\"kind\":\"ConfigMap\"", "\"data\":{\"k\":\"v\"}");
  }

  @Test
  void olderTablesCarryOlderMetadata() {
    TableMaker older =
        new TableMaker(
            new GroupVersion("meta.k8s.io", "v1beta1"), IncludeObject.METADATA, o -> new byte[0]);

    String json = json(older.ofObject(COLUMNS, configMap("a"), true, NOW));

    assertThat(json)
        .startsWith("{\"kind\":\"Table\",\"apiVersion\":\"meta.k8s.io/v1beta1\"")
        .contains("\"kind\":\"PartialObjectMetadata\",\"apiVersion\":\"meta.k8s.io/v1beta1\"");
  }

  @Test
  void aTableOfOneObjectHasItsResourceVersion() {
    Table table = maker(IncludeObject.NONE).ofObject(COLUMNS, configMap("a"), true, NOW);

    assertThat(table.metadata()).isEqualTo(ListMeta.builder().resourceVersion("7").build());
  }

  @Test
  void laterEventsOfAWatchHaveNoHeadings() {
    Table table = maker(IncludeObject.NONE).ofObject(COLUMNS, configMap("a"), false, NOW);

    assertThat(json(table)).contains("\"columnDefinitions\":null,\"rows\":[");
  }

  @Test
  void aBookmarkIsARowOfNothing() {
    ConfigMap bookmark = ConfigMap.builder().build();

    assertThat(rows(maker(IncludeObject.NONE).ofObject(COLUMNS, bookmark, false, NOW)))
        .isEqualTo(
            "\"rows\":[{\"cells\":[\"\",0,\"<unknown>\"],\"object\":null}]}"
                .replace("<", "\\u003c")
                .replace(">", "\\u003e"));
  }

  @Test
  void conditionsOfRowsAreCarriedOver() {
    Columns<ConfigMap> completed =
        new Columns<>() {
          @Override
          public List<TableColumnDefinition> definitions() {
            return List.of();
          }

          @Override
          public List<Object> cells(ConfigMap object, Instant now) {
            return Arrays.asList(null, true, 1.5);
          }

          @Override
          public List<TableRowCondition> conditions(ConfigMap object) {
            return List.of(new TableRowCondition("Completed", "True", "Done", "It is done."));
          }
        };

    assertThat(rows(maker(IncludeObject.NONE).ofObject(completed, configMap("a"), true, NOW)))
        .isEqualTo(
            "\"rows\":[{\"cells\":[null,true,1.5],\"conditions\":[{\"type\":\"Completed\","
                + "\"status\":\"True\",\"reason\":\"Done\",\"message\":\"It is done.\"}],"
                + "\"object\":null}]}");
  }

  @Test
  void rowsComeInTheOrderOfTheColumns() {
    Columns<ConfigMap> reversed =
        Columns.<ConfigMap>named()
            .ordered(Comparator.comparing((ConfigMap map) -> map.metadata().name()).reversed())
            .build();

    Table table =
        maker(IncludeObject.NONE)
            .ofList(reversed, List.of(configMap("a"), configMap("b")), LIST, NOW);

    assertThat(rows(table)).contains("[{\"cells\":[\"b\"]", "{\"cells\":[\"a\"]");
    assertThat(table.rows().getFirst().cells().getFirst().raw().utf8()).isEqualTo("\"b\"");
  }

  @Test
  void kindsWithoutColumnsShowWhenTheyWereCreated() {
    Table table = maker(IncludeObject.NONE).ofObject(Columns.standard(), configMap("a"), true, NOW);

    assertThat(table.columnDefinitions())
        .extracting(TableColumnDefinition::name)
        .containsExactly("Name", "Created At");
    assertThat(rows(table)).contains("[\"a\",\"2026-01-01T11:00:00Z\"]");
  }

  @Test
  void includeObjectIsOneOfThree() {
    assertThat(IncludeObject.parse("")).isEqualTo(IncludeObject.METADATA);
    assertThat(IncludeObject.parse("Metadata")).isEqualTo(IncludeObject.METADATA);
    assertThat(IncludeObject.parse("None")).isEqualTo(IncludeObject.NONE);
    assertThat(IncludeObject.parse("Object")).isEqualTo(IncludeObject.OBJECT);
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> IncludeObject.parse("Bogus"))
        .satisfies(e -> assertThat(e.code()).isEqualTo(400))
        .withMessage(
            "Unable to convert to Table as requested: includeObject: Invalid value: \"Bogus\": must"
                + " be 'Metadata', 'Object', 'None', or empty");
  }
}
