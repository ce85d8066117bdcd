package dev.navarch.benchmarks.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Client;
import dev.navarch.benchmarks.client.Protocol;
import dev.navarch.benchmarks.client.Response;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class AnswerFileTest {
  private static final Answer ANSWER =
      new Answer(
          Call.get("/a?b=c", Call.PROTOBUF),
          new Response(
              200,
              List.of(Map.entry("content-type", Call.PROTOBUF), Map.entry("audit-id", "x")),
              "some bytes".getBytes(UTF_8)));

  @TempDir private Path folder;

  @Test
  void anAnswerIsReadAsItWasWritten() throws Exception {
    Path file = folder.resolve("answer");
    AnswerFile.write(file, ANSWER);

    Answer read = AnswerFile.read(file);

    assertThat(read.call()).isEqualTo(ANSWER.call());
    assertThat(read.response().headers()).isEqualTo(ANSWER.response().headers());
    assertThat(read.response().body()).isEqualTo(ANSWER.response().body());
  }

  @Test
  void aBareServerInAnotherJvmAnswersWithTheSameBytes() throws Exception {
    try (BareProcess server = BareProcess.start(new ForkedJvm(List.of()), folder, ANSWER);
        Client client = Client.create(server.config(), Protocol.HTTP_2)) {
      Response response = client.fetch(ANSWER.call());

      assertThat(response.body()).isEqualTo(ANSWER.response().body());
      assertThat(response.headers()).containsAll(ANSWER.response().headers());
      assertThat(folder).isEmptyDirectory();
      assertThat(server.processes().cpuMillis()).isPositive();
    }
  }
}
