package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Watches that ask for names: what others are called is not read. */
final class WatchByNameTest {
  private RunningServer server;
  private ApiClient client;
  private String version;

  @BeforeEach
  void start() {
    server = RunningServer.inMemory();
    client = server.client();
    version = client.get(ConfigMaps.EVERYWHERE).object().at("metadata", "resourceVersion").text();
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private EventStream watch(String selectors) {
    return EventStream.open(
        client, ConfigMaps.EVERYWHERE, "&resourceVersion=" + version + selectors);
  }

  /** Something under the key of a config map that is none. */
  private void putUnreadable(String namespace, String name) {
    ByteString key = ByteString.utf8("configmaps/" + namespace + "/" + name);
    server.store().commit(Txn.builder().put(key, ByteString.utf8("not a config map")).build());
  }

  private void create(String namespace, String name) {
    client.post(ConfigMaps.in(namespace), ConfigMaps.named(name)).object();
  }

  private static List<String> next(EventStream events, int count) throws IOException {
    List<String> heard = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      EventStream.Event event = events.next().orElseThrow();
      heard.add(event.type() + " " + event.key());
    }
    return heard;
  }

  @Test
  void objectsOfOtherNamesAreNotRead() throws IOException {
    putUnreadable("default", "other");
    create("default", "wanted");
    client.merge(ConfigMaps.path("default", "wanted"), "{\"data\":{\"v\":\"2\"}}").object();
    putUnreadable("kube-system", "other");
    create("kube-system", "wanted");
    client.delete(ConfigMaps.path("default", "wanted"));

    try (EventStream events = watch("&fieldSelector=metadata.name%3Dwanted")) {
      assertThat(next(events, 4))
          .containsExactly(
              "ADDED default/wanted",
              "MODIFIED default/wanted",
              "ADDED kube-system/wanted",
              "DELETED default/wanted");
    }
  }

  @Test
  void objectsOfOtherNamespacesAreNotRead() throws IOException {
    putUnreadable("default", "a");
    create("kube-system", "a");
    create("kube-system", "b");

    try (EventStream events =
        watch("&fieldSelector=metadata.namespace%3D%3Dkube-system,metadata.name!%3Da")) {
      assertThat(next(events, 1)).containsExactly("ADDED kube-system/b");
    }
  }

  @Test
  void labelsAreAskedForBesidesNames() throws IOException {
    putUnreadable("default", "other");
    create("default", "wanted");
    String labelled = "{\"metadata\":{\"labels\":{\"a\":%s}}}";
    client.merge(ConfigMaps.path("default", "wanted"), labelled.formatted("\"b\"")).object();
    client.merge(ConfigMaps.path("default", "wanted"), labelled.formatted("null")).object();

    try (EventStream events = watch("&fieldSelector=metadata.name%3Dwanted&labelSelector=a%3Db")) {
      assertThat(next(events, 2)).containsExactly("ADDED default/wanted", "DELETED default/wanted");
    }
  }

  @Test
  void whatIsAskedForMustBeReadable() throws IOException {
    putUnreadable("default", "wanted");

    try (EventStream events = watch("&fieldSelector=metadata.name%3Dwanted")) {
      assertThat(events.next().orElseThrow().type()).isEqualTo("ERROR");
    }
  }
}
