package dev.navarch.client.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.cache.Page;
import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/** Wherever the pieces of an answer end, a list is what it is when it is read as a whole. */
class ListStreamProperties {
  private static final TypeMeta KIND = new TypeMeta("ConfigMap", "v1");

  private final ObjectReader objects = new ObjectReader(AllTypes.scheme());
  private final ListType<ConfigMap, ConfigMapList> type =
      new ListType<>(ConfigMap.class, ConfigMapList.class);

  @Provide
  Arbitrary<List<ConfigMap>> maps() {
    Arbitrary<String> text = Arbitraries.strings().withChars("ab\"\\{}[],:é漢 \n").ofMaxLength(40);
    return text.map(value ->
            ConfigMap.builder()
                .metadata(ObjectMeta.builder().name("m").build())
                .data(Map.of("text", value, "items", "[]"))
                .immutable(value.length() > 20 ? Boolean.TRUE : null)
                .build())
        .list()
        .ofMaxSize(8);
  }

  private static ConfigMapList list(List<ConfigMap> maps) {
    return ConfigMapList.builder()
        .metadata(ListMeta.builder().resourceVersion("7").continue_("go on").build())
        .items(maps)
        .build();
  }

  private static List<ConfigMap> named(List<ConfigMap> maps) {
    return maps.stream().map(map -> (ConfigMap) map.withTypeMeta(KIND)).toList();
  }

  private @Nullable Page<ConfigMap> read(Serializer form, byte[] bytes, int size) throws Exception {
    AnswerBuffer in = new AnswerBuffer(new ByteArrayInputStream(bytes), size);
    return form instanceof JsonSerializer
        ? new JsonList<>(in, objects, type).read()
        : new ProtobufList<>(in, objects, type).read();
  }

  private static List<Serializer> forms() {
    return List.of(
        new JsonSerializer(AllTypes.scheme()), new ProtobufSerializer(AllTypes.scheme()));
  }

  @Property
  void piecesOfAnySizeGiveTheList(
      @ForAll("maps") List<ConfigMap> maps, @ForAll @IntRange(min = 1, max = 300) int size)
      throws Exception {
    for (Serializer form : forms()) {
      Page<ConfigMap> page = read(form, form.encode(list(maps)), size);

      assertThat(page).isEqualTo(new Page<>(named(maps), "7", "go on"));
    }
  }

  @Property
  void whatIsCutOffIsNeverTakenForAList(
      @ForAll("maps") List<ConfigMap> maps,
      @ForAll @IntRange(min = 1, max = 300) int size,
      @ForAll @IntRange(min = 2, max = 200) int missing)
      throws Exception {
    for (Serializer form : forms()) {
      byte[] whole = form.encode(list(maps));
      // the envelope of protobuf ends with two empty fields that say nothing
      int cut = form instanceof JsonSerializer ? missing : missing + 4;
      byte[] bytes = Arrays.copyOf(whole, Math.max(0, whole.length - cut));
      Page<ConfigMap> page = null;
      try {
        page = read(form, bytes, size);
      } catch (DecodeException e) {
        assertThat(e).hasMessageContaining("unexpected");
      }

      assertThat(page).isNull();
    }
  }

  @Property(tries = 50)
  void membersMayBeSorted(@ForAll("maps") List<ConfigMap> maps) throws Exception {
    JsonSerializer json = new JsonSerializer(AllTypes.scheme());
    String all = new String(json.encode(list(maps)), UTF_8);
    String items = all.substring(all.indexOf("\"items\":["), all.lastIndexOf(']') + 1);
    String sorted =
        "{\"apiVersion\":\"v1\","
            + items
            + ",\"kind\":\"ConfigMapList\",\"metadata\":{\"resourceVersion\":\"7\"}}\n";

    Page<ConfigMap> page = read(json, sorted.getBytes(UTF_8), 64);

    assertThat(page).isEqualTo(new Page<>(named(maps), "7", ""));
  }
}
