package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.await;
import static dev.navarch.apiextensions.serving.TestServer.definition;
import static dev.navarch.apiextensions.serving.TestServer.things;
import static dev.navarch.apiextensions.serving.TestServer.version;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.unstructured.Unstructured;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What becomes of the watches on custom resources when their definition changes. */
class DefinitionWatchTest {
  private static final String V1 = "/apis/example.com/v1/namespaces/ns/things";
  private static final String V2 = "/apis/example.com/v2/namespaces/ns/things";
  private static final String WITH_A = "{'type':'object','properties':{'a':{'type':'string'}}}";
  private static final String WITH_B = "{'type':'object','properties':{'b':{'type':'string'}}}";

  private final TestServer server = new TestServer();

  @AfterEach
  void close() {
    server.close();
  }

  private void create(String name) {
    create(V1, "v1", name);
  }

  private void create(String path, String version, String name) {
    TestServer.Answer created =
        server.post(
            path,
            "{'apiVersion':'example.com/%s','kind':'Thing','metadata':{'name':'%s'},'a':'1','b':'2'}"
                .formatted(version, name));
    assertThat(created.status()).isEqualTo(201);
  }

  private static String twoVersions(boolean secondServed) {
    return definition(
        "things",
        "Thing",
        version("v1", true, WITH_A, "")
            + ","
            + version("v2", false, WITH_A, "")
                .replace("'served':true", "'served':" + secondServed));
  }

  @Test
  void aWatchEndsWithTheSchemaAndANewOneFollowsTheNew() throws InterruptedException {
    server.define(things(WITH_A));
    TestServer.Watched before = server.watch(V1);
    create("one");
    Unstructured one = Objects.requireNonNull(before.next());

    server.redefine(things(WITH_B));

    assertThat(before.rest()).isEmpty();
    assertThat(one.nested("object", "a")).contains("1");
    String seen = one.nested(String.class, "object", "metadata", "resourceVersion").orElseThrow();
    TestServer.Watched after = server.watch(V1 + "?resourceVersion=" + seen);
    create("two");
    Unstructured two = Objects.requireNonNull(after.next());
    assertThat(two.nested("object", "metadata", "name")).contains("two");
    assertThat(two.nested("object", "a")).isEmpty();
    assertThat(two.nested("object", "b")).contains("2");
  }

  @Test
  void whatHappenedBeforeTheChangeIsStillTold() throws InterruptedException {
    server.define(things(WITH_A));
    String start = Long.toString(server.store.revision());
    for (int i = 0; i < 50; i++) {
      create("thing-" + i);
    }
    TestServer.Watched watched = server.watch(V1 + "?resourceVersion=" + start);

    server.redefine(things(WITH_B));

    assertThat(watched.rest()).hasSize(50).endsWith("ADDED thing-49");
  }

  @Test
  void aClientThatWantsBookmarksGetsOneAtTheEnd() throws InterruptedException {
    server.define(things(WITH_A));
    create("one");
    TestServer.Watched watched = server.watch(V1 + "?allowWatchBookmarks=true");
    assertThat(watched.next()).isNotNull();

    long revision = Long.parseLong(server.redefine(things(WITH_B)).metadata().resourceVersion());

    Unstructured bookmark = Objects.requireNonNull(watched.next());
    assertThat(bookmark.nested("type")).contains("BOOKMARK");
    assertThat(
            Long.parseLong(
                bookmark
                    .nested(String.class, "object", "metadata", "resourceVersion")
                    .orElseThrow()))
        .isGreaterThanOrEqualTo(revision);
    assertThat(watched.next()).isNull();
  }

  @Test
  void aVersionThatIsNoLongerServedHasNoWatches() throws InterruptedException {
    server.define(twoVersions(true));
    TestServer.Watched first = server.watch(V1);
    TestServer.Watched second = server.watch(V2);

    server.redefine(twoVersions(false));

    assertThat(first.rest()).isEmpty();
    assertThat(second.rest()).isEmpty();
    assertThat(server.endpoint("example.com/v2", "things")).isNull();
    TestServer.Watched again = server.watch(V1);
    create("one");
    assertThat(Objects.requireNonNull(again.next()).nested("type")).contains("ADDED");
  }

  @Test
  void aDefinitionThatGoesTakesItsObjectsAlongBeforeWatchesEnd() throws InterruptedException {
    server.define(things(WITH_A));
    create("one");
    create("two");
    TestServer.Watched watched = server.watch(V1 + "?resourceVersion=" + server.store.revision());

    server.mark("things.example.com");

    assertThat(watched.rest()).containsExactly("DELETED one", "DELETED two");
    await(() -> server.endpoint("example.com/v1", "things") == null);
  }

  @Test
  void watchesGoOnWhileADefinitionWaitsForItsLastObject() throws InterruptedException {
    server.define(things(WITH_A));
    server.post(
        V1,
        "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'held','finalizers':['example.com/hold']}}");
    TestServer.Watched watched = server.watch(V1 + "?resourceVersion=" + server.store.revision());

    server.mark("things.example.com");

    Unstructured marked = Objects.requireNonNull(watched.next());
    assertThat(marked.nested("type")).contains("MODIFIED");
    assertThat(marked.nested("object", "metadata", "deletionTimestamp")).isPresent();
    TestServer.Watched late = server.watch(V1 + "?resourceVersion=" + server.store.revision());
    server.merge(V1 + "/held", "{'metadata':{'finalizers':null}}");
    assertThat(watched.rest()).containsExactly("DELETED held");
    assertThat(late.rest()).containsExactly("DELETED held");
  }

  @Test
  void aDefinitionThatLooksTheSameLeavesWatchesAlone() throws InterruptedException {
    server.define(things(WITH_A));
    TestServer.Watched watched = server.watch(V1);

    server.resources.changed("things.example.com");
    server.redefine(things(WITH_A));
    server.define(definition("others", "Other", version("v1", true, WITH_A, "")));
    create("one");

    assertThat(Objects.requireNonNull(watched.next()).nested("type")).contains("ADDED");
    assertThat(watched.isOver()).isFalse();
  }
}
