package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.definition;
import static dev.navarch.apiextensions.serving.TestServer.version;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The way of a definition from one stored version to the next. */
class StorageMigrationTest {
  private static final String ANYTHING =
      "{'type':'object','x-kubernetes-preserve-unknown-fields':true}";
  private static final String NAME = "things.example.com";
  private static final String V1 = "/apis/example.com/v1/namespaces/ns/things";
  private static final String V2 = "/apis/example.com/v2/namespaces/ns/things";
  private static final String STORED_IN_V1 =
      definition(
          "things",
          "Thing",
          version("v1", true, ANYTHING, "") + "," + version("v2", false, ANYTHING, ""));
  private static final String STORED_IN_V2 =
      definition(
          "things",
          "Thing",
          version("v1", false, ANYTHING, "") + "," + version("v2", true, ANYTHING, ""));
  private static final String ONLY_V2 =
      definition("things", "Thing", version("v2", true, ANYTHING, ""));

  private final TestServer server = new TestServer();

  @BeforeEach
  void define() {
    server.define(STORED_IN_V1);
    server.post(V1, "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a'},'x':1}");
  }

  @AfterEach
  void close() {
    server.close();
  }

  private List<String> storedVersions() {
    return server.definition(NAME).status().storedVersions();
  }

  private String stored() {
    return server
        .store
        .get(ByteString.utf8("example.com/things/ns/a"))
        .orElseThrow()
        .value()
        .utf8();
  }

  @Test
  void aVersionGoesWhenNothingIsStoredInItAnyMore() {
    server.redefine(STORED_IN_V2);
    assertThat(storedVersions()).containsExactly("v1", "v2");
    assertThat(stored()).contains("example.com/v1");

    assertThatThrownBy(() -> server.redefine(ONLY_V2))
        .hasMessage(
            "CustomResourceDefinition.apiextensions.k8s.io \"things.example.com\" is invalid: status.storedVersions[0]: Invalid value: \"v1\": missing from spec.versions; v1 was previously a storage version, and must remain in spec.versions until a storage migration ensures no data remains persisted in v1 and removes v1 from status.storedVersions");

    server.merge(V2 + "/a", "{'y':2}");
    assertThat(stored()).contains("example.com/v2");
    server.storedIn(NAME, List.of("v2"));
    server.redefine(ONLY_V2);
    assertThat(storedVersions()).containsExactly("v2");
    assertThat(server.endpoint("example.com/v1", "things")).isNull();
    assertThat(server.get(V2 + "/a").text("y")).isEqualTo("2");
  }

  @Test
  void aWriteWithoutAChangeRewritesTheObject() {
    server.redefine(STORED_IN_V2);

    assertThat(server.merge(V1 + "/a", "{}").status()).isEqualTo(200);

    assertThat(stored()).contains("example.com/v2");
  }

  @Test
  void theVersionThatIsStoredNowCannotBeForgotten() {
    server.redefine(STORED_IN_V2);
    server.storedIn(NAME, List.of("v1"));

    server.redefine(STORED_IN_V2.replace("'plural':", "'categories':['all'],'plural':"));

    assertThat(storedVersions()).containsExactly("v1", "v2");
  }

  @Test
  void aVersionThatWasStoredBeforeIsNotListedTwice() {
    server.redefine(STORED_IN_V2);
    server.redefine(STORED_IN_V1);

    assertThat(storedVersions()).containsExactly("v1", "v2");
  }
}
