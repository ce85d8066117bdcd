package dev.navarch.apiserver.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apiserver.objects.StoredObject;
import dev.navarch.apiserver.rest.ConfigMaps;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.storage.memory.MemoryStore;
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectFormsTest {
  private static final GroupVersionKind KIND = new GroupVersion("", "v1").withKind("ConfigMap");

  private final MemoryStore store = MemoryStore.create();
  private final ResourceStore<ConfigMap> configMaps =
      ConfigMaps.in(store, new Strategy<ConfigMap>() {});
  private final ObjectForms forms = new ObjectForms(configMaps.model(), KIND);

  private StoredObject create(String name, String value) {
    configMaps.create(
        ConfigMaps.request(), "ns", ConfigMaps.holding(name, "k", value), WriteCheck.none(), false);
    return configMaps.find(new ObjectName("ns", name)).orElseThrow();
  }

  private static Serializer serializer(String mediaType) {
    return new CodecFactory(AllTypes.scheme()).serializer(mediaType).orElseThrow();
  }

  @Test
  void piecesMakeTheSameBytesAsTheSerializers() {
    StoredObject stored = create("a", "ä\"<>\n");
    ConfigMap object =
        (ConfigMap) configMaps.model().toVersion(stored.object(), KIND.groupVersion());

    assertThat(json(forms, stored) + "\n")
        .isEqualTo(new String(serializer(MediaTypes.JSON).encode(object), UTF_8));
    assertThat(forms.protobuf(stored)).isEqualTo(serializer(MediaTypes.PROTOBUF).encode(object));
  }

  @Test
  void listsOfPiecesAreReadAsLists() {
    List<StoredObject> objects = List.of(create("a", "1"), create("b", "x".repeat(300)));
    ListMeta metadata = ListMeta.builder().resourceVersion("12").continue_("t").build();
    GroupVersionKind list = KIND.groupVersion().withKind("ConfigMapList");

    ByteArrayOutputStream json = new ByteArrayOutputStream();
    json.writeBytes(ListBytes.jsonStart(list, metadata, false));
    json.writeBytes(forms.jsonItemAndComma(objects.get(0)));
    json.writeBytes(forms.jsonItem(objects.get(1)));
    json.writeBytes(ListBytes.jsonEnd());
    ByteArrayOutputStream protobuf = new ByteArrayOutputStream();
    List<byte[]> items = objects.stream().map(forms::protobufItem).toList();
    protobuf.writeBytes(ListBytes.protobufStart(list, metadata, items));
    items.forEach(protobuf::writeBytes);
    protobuf.writeBytes(ListBytes.protobufEnd());

    ConfigMapList fromJson = (ConfigMapList) serializer(MediaTypes.JSON).decode(json.toByteArray());
    ConfigMapList fromProtobuf =
        (ConfigMapList) serializer(MediaTypes.PROTOBUF).decode(protobuf.toByteArray());
    assertThat(fromJson.metadata()).isEqualTo(metadata);
    assertThat(fromJson.items())
        .extracting(item -> item.metadata().name())
        .containsExactly("a", "b");
    assertThat(fromProtobuf).isEqualTo(fromJson);
    assertThat(serializer(MediaTypes.JSON).encode(fromJson)).isEqualTo(json.toByteArray());
    assertThat(serializer(MediaTypes.PROTOBUF).encode(fromProtobuf))
        .isEqualTo(protobuf.toByteArray());
  }

  private static final java.nio.charset.Charset UTF_8 = java.nio.charset.StandardCharsets.UTF_8;

  private static String json(ObjectForms forms, StoredObject stored) {
    EventFrames frames = new EventFrames(16);
    forms.addJson(stored, frames);
    return new String(frames.takeJoined(), UTF_8);
  }
}
