package dev.navarch.attacks.rights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;
import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Users who act as others. Kubernetes 1.36 knows limited modes of impersonation beside the
 * unlimited one, and reports the failure of the first mode that applies.
 */
class ImpersonationTest {
  private static final String WHO = "/apis/authentication.k8s.io/v1/selfsubjectreviews";

  private static final AttackedServer SERVER = AttackedServer.start();

  @BeforeAll
  static void prepare() {
    new Grants(SERVER).everywhere("actor", Right.to("impersonate", "", "users"));
  }

  @AfterAll
  static void close() {
    SERVER.close();
  }

  private static Answer send(String sender, String... headers) {
    PlainClient client = SERVER.as(sender);
    return client.send(
        client
            .request(WHO)
            .header("Content-Type", PlainClient.JSON)
            .headers(headers)
            .POST(BodyPublishers.ofString("{}")));
  }

  @Test
  void aNodeThatAUserActsAsIsInNoGroupOfNodes() {
    Answer answer = send("actor", "Impersonate-User", "system:node:x");

    assertThat(answer.status()).as(answer.toString()).isEqualTo(201);
    assertThat(answer.text())
        .contains("\"username\":\"system:node:x\"")
        .contains("\"groups\":[\"system:authenticated\"]");
  }

  @Test
  void groupsAndUidsAreNotTakenWithTheUser() {
    assertThat(send("actor", "Impersonate-User", "x", "Impersonate-Group", "system:masters"))
        .extracting(Answer::status)
        .isEqualTo(403);
    assertThat(send("actor", "Impersonate-User", "x", "Impersonate-Uid", "1").status())
        .isEqualTo(403);
    assertThat(send("actor", "Impersonate-User", "x", "Impersonate-Extra-a", "b").status())
        .isEqualTo(403);
    assertThat(send("actor", "Impersonate-Group", "system:masters").status()).isEqualTo(400);
  }

  @Test
  void withoutAnyRightTheFirstModeIsReported() {
    Answer answer = send("nobody", "Impersonate-User", "x");

    assertThat(answer.status()).as(answer.toString()).isEqualTo(403);
    assertThat(answer.text())
        .contains(
            "User \\\"nobody\\\" cannot impersonate-on:user-info:create resource \\\"selfsubjectreviews\\\"");
  }
}
