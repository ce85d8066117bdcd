package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.things;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionCondition;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.RangeRequest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The end of a definition that has thousands of objects. */
class ManyObjectsTest {
  private static final int COUNT = 2000;
  private static final String NAME = "things.example.com";
  private static final String PATH = "/apis/example.com/v1/namespaces/ns/things";

  private final TestServer server = new TestServer();

  @AfterEach
  void close() {
    server.close();
  }

  private TestServer.Answer create(String name, String more) {
    return server.post(
        PATH,
        "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'%s'%s},'x':1}"
            .formatted(name, more));
  }

  private long stored() {
    return server.store.range(RangeRequest.count(KeySpan.prefix("example.com/things/"))).count();
  }

  @Test
  void allOfThemGoAndNoneComesMeanwhile() throws InterruptedException {
    server.define(things("{'type':'object','x-kubernetes-preserve-unknown-fields':true}"));
    for (int i = 0; i < COUNT; i++) {
      assertThat(create("thing-" + i, "").status()).isEqualTo(201);
    }
    create("zz-last", ",'finalizers':['example.com/hold']");
    TestServer.Watched watched = server.watch(PATH + "?resourceVersion=" + server.store.revision());

    server.mark(NAME);

    assertThat(create("late", "").status()).isEqualTo(405);
    TestServer.await(() -> stored() == 1);
    assertThat(create("later", "").status()).isEqualTo(405);
    assertThat(server.definition(NAME).status().conditions())
        .filteredOn(condition -> condition.type().equals("Terminating"))
        .extracting(CustomResourceDefinitionCondition::status)
        .containsExactly("True");

    server.merge(PATH + "/zz-last", "{'metadata':{'finalizers':null}}");

    TestServer.await(() -> server.definitions.get(new ObjectName("", NAME)).isEmpty());
    List<String> events = new ArrayList<>(watched.rest());
    assertThat(events).filteredOn(event -> event.startsWith("DELETED")).hasSize(COUNT + 1);
    assertThat(events).filteredOn(event -> !event.startsWith("DELETED")).hasSize(1);
    assertThat(stored()).isZero();
  }
}
