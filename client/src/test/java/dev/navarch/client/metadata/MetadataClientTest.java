package dev.navarch.client.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.rest.ScriptedTransport;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class MetadataClientTest {
  private static final String OBJECT =
      "{\"kind\":\"PartialObjectMetadata\",\"apiVersion\":\"meta.k8s.io/v1\",\"metadata\":{\"name\":\"a\"}}";
  private static final String LIST =
      """
      {"kind":"PartialObjectMetadataList","apiVersion":"meta.k8s.io/v1",
       "metadata":{"resourceVersion":"3"},"items":[%s]}
      """
          .formatted(OBJECT);

  private final ScriptedTransport transport = new ScriptedTransport();
  private final MetadataResourceClient pods =
      new MetadataClient(transport.client()).resource(new GroupVersionResource("", "v1", "pods"));

  @Test
  void metadataIsAskedFor() throws Exception {
    transport.json(200, OBJECT);

    PartialObjectMetadata read = pods.namespace("ns").get("a");

    assertThat(read.metadata().name()).isEqualTo("a");
    assertThat(transport.asked()).containsExactly("GET /api/v1/namespaces/ns/pods/a");
    assertThat(transport.lastHeader("Accept"))
        .isEqualTo(
            "application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,"
                + "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json");
  }

  @Test
  void cachesListAndWatchMetadata() throws Exception {
    transport.json(200, LIST).json(200, "{\"type\":\"ADDED\",\"object\":" + OBJECT + "}");
    ListerWatcher<PartialObjectMetadata> source = pods.listerWatcher(ListOptions.builder().build());

    assertThat(source.list(ListOptions.builder().build()).items()).hasSize(1);
    assertThat(transport.lastHeader("Accept")).contains("as=PartialObjectMetadataList");
    try (Watch<PartialObjectMetadata> watch = source.watch(ListOptions.builder().build())) {
      assertThat(watch.next()).isInstanceOf(Event.Added.class);
    }
    assertThat(transport.lastHeader("Accept")).contains("as=PartialObjectMetadata;");
  }

  @Test
  void protobufIsRead() throws Exception {
    PartialObjectMetadata sent = PartialObjectMetadata.builder().metadata(m -> m.name("a")).build();
    transport.answer(
        200, MediaTypes.PROTOBUF, new ProtobufSerializer(AllTypes.scheme()).encode(sent));

    assertThat(pods.get("a")).isEqualTo(sent);
  }

  @Test
  void wholeObjectIsNotTakenForMetadata() {
    transport.json(200, "{\"kind\":\"Pod\",\"apiVersion\":\"v1\"}");

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> pods.get("a"))
        .withMessageContaining("kind PartialObjectMetadata was expected, and it is /v1, Kind=Pod");
  }

  @Test
  void objectsAreDeletedAsAWhole() throws Exception {
    transport.json(200, "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Success\"}");

    pods.namespace("ns").delete("a", DeleteOptions.builder().build());

    assertThat(transport.asked()).containsExactly("DELETE /api/v1/namespaces/ns/pods/a");
  }
}
