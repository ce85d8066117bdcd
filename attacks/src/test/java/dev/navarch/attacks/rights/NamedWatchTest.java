package dev.navarch.attacks.rights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A right to one object, by its name, gives no other object. */
class NamedWatchTest {
  private static final String SECRETS = "/api/v1/namespaces/ns/secrets";
  private static final String WATCHED = "/api/v1/watch/namespaces/ns/secrets";
  private static final String AT_ONCE = "resourceVersion=0&timeoutSeconds=1";

  private static final AttackedServer SERVER = AttackedServer.start();

  @BeforeAll
  static void prepare() {
    Grants grants = new Grants(SERVER);
    grants.namespace("ns");
    for (String name : new String[] {"allowed", "other"}) {
      grants.created(
          SECRETS,
          "{\"metadata\": {\"name\": \"%s\"}, \"stringData\": {\"key\": \"%s\"}}"
              .formatted(name, name));
    }
    grants.inNamespace(
        "reader",
        "ns",
        Right.to("watch", "", "secrets").named("allowed"),
        Right.to("list", "", "secrets").named("allowed"),
        Right.to("deletecollection", "", "secrets").named("allowed"));
  }

  @AfterAll
  static void close() {
    SERVER.close();
  }

  private static Answer get(String path) {
    return SERVER.as("reader").get(path);
  }

  private static void givesOnlyTheAllowed(Answer answer) {
    assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
    assertThat(answer.text()).contains("\"name\":\"allowed\"").doesNotContain("\"other\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "metadata.name=other",
        "metadata.name!=allowed",
        "metadata.namespace=ns",
        "type=Opaque",
        "metadata.name=other,metadata.namespace=ns",
        "metadata.name=other&fieldSelector=metadata.name=allowed",
      })
  void aSelectorOfAnotherObjectDoesNotMatchTheWatchedName(String selector) {
    Answer answer = get(WATCHED + "/allowed?fieldSelector=" + selector + "&" + AT_ONCE);

    assertThat(answer.status()).as(answer.toString()).isEqualTo(400);
    assertThat(answer.text())
        .contains("\"message\":\"fieldSelector metadata.name doesn't match requested name\"");
  }

  @Test
  void theNamedObjectIsWatched() {
    givesOnlyTheAllowed(get(WATCHED + "/allowed?" + AT_ONCE));
    givesOnlyTheAllowed(get(WATCHED + "/allowed?fieldSelector=metadata.name=allowed&" + AT_ONCE));
    givesOnlyTheAllowed(get(WATCHED + "/allowed?fieldSelector=&" + AT_ONCE));
    givesOnlyTheAllowed(
        get(WATCHED + "/allowed?fieldSelector=metadata.name=allowed,type=Opaque&" + AT_ONCE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        SECRETS + "?fieldSelector=metadata.name=allowed",
        SECRETS + "?fieldSelector=metadata.name=allowed&fieldSelector=metadata.name=other",
        SECRETS + "?fieldSelector=metadata.name=allowed&watch=true&" + AT_ONCE,
        SECRETS + "?watch&fieldSelector=metadata.name=allowed&" + AT_ONCE,
      })
  void aSelectorOfTheNameIsARequestForThatObject(String path) {
    givesOnlyTheAllowed(get(path));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        SECRETS,
        SECRETS + "?watch=true&" + AT_ONCE,
        SECRETS + "?fieldSelector=metadata.name=other",
        SECRETS + "?fieldSelector=metadata.name=other&fieldSelector=metadata.name=allowed",
        SECRETS + "?fieldSelector=metadata.name!=allowed",
        SECRETS + "?fieldSelector=metadata.name=other&watch=true&" + AT_ONCE,
        SECRETS + "?fieldselector=metadata.name=allowed",
        SECRETS + "?labelSelector=metadata.name=allowed",
        WATCHED + "?" + AT_ONCE,
        WATCHED + "/other?" + AT_ONCE,
        WATCHED + "/other?fieldSelector=metadata.name=allowed&" + AT_ONCE,
        // A selector on an old path names no object to authorization, as in Kubernetes.
        WATCHED + "?fieldSelector=metadata.name=allowed&" + AT_ONCE,
        "/api/v1/secrets?fieldSelector=metadata.name=allowed",
        "/api/v1/secrets?fieldSelector=metadata.name=allowed,metadata.namespace=ns",
      })
  void otherSelectorsAreForbidden(String path) {
    Answer answer = get(path);

    assertThat(answer.status()).as(answer.toString()).isEqualTo(403);
  }

  @Test
  void collectionsAreNotDeletedByARightToOneObject() {
    Answer all = SERVER.as("reader").delete(SECRETS);
    Answer selected = SERVER.as("reader").delete(SECRETS + "?fieldSelector=metadata.name=allowed");

    assertThat(all.status()).as(all.toString()).isEqualTo(403);
    assertThat(selected.status()).as(selected.toString()).isEqualTo(403);
    assertThat(SERVER.admin().get(SECRETS + "/allowed").status()).isEqualTo(200);
  }
}
