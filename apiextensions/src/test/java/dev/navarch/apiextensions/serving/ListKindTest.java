package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.things;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Lists of objects whose definition has a name of its own for them. */
class ListKindTest {
  private static final String PATH = "/apis/example.com/v1/namespaces/ns/things";

  private final TestServer server = new TestServer();

  @BeforeEach
  void define() {
    server.define(
        things("{'type':'object'}")
            .replace("'kind':'Thing'}", "'kind':'Thing','listKind':'Pile'}"));
    server.post(PATH, "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a'}}");
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void areCalledThat() {
    TestServer.Answer list = server.get(PATH);

    assertThat(list.text("kind")).isEqualTo("Pile");
    assertThat(list.text("apiVersion")).isEqualTo("example.com/v1");
  }

  @Test
  void areCalledThatInYamlAndAfterADeletionToo() {
    String yaml = server.text(PATH, "application/yaml");
    TestServer.Answer deleted = server.delete(PATH);

    assertThat(yaml).contains("kind: Pile");
    assertThat(deleted.text("kind")).isEqualTo("Pile");
    assertThat(server.get(PATH).text("kind")).isEqualTo("Pile");
  }

  @Test
  void tablesAndEventsAreNotAffected() throws InterruptedException {
    String table = server.text(PATH, "application/json;as=Table;g=meta.k8s.io;v=v1");
    TestServer.Watched watched =
        server.watch(
            PATH
                + "?sendInitialEvents=true&allowWatchBookmarks=true&resourceVersionMatch=NotOlderThan");

    assertThat(table).contains("\"kind\":\"Table\"").doesNotContain("Pile");
    assertThat(Objects.requireNonNull(watched.next()).nested("object", "kind")).contains("Thing");
    assertThat(Objects.requireNonNull(watched.next()).nested("object", "kind")).contains("Thing");
  }

  @Test
  void openApiTellsTheName() {
    assertThat(server.resources.versions().getFirst().resources().getFirst().listKind())
        .isEqualTo("Pile");
  }
}
