package dev.navarch.apiserver.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import dev.navarch.apiserver.server.SampleCatalog;
import dev.navarch.storage.memory.MemoryStore;
import java.util.List;
import org.junit.jupiter.api.Test;

class RootPageTest {
  @Test
  void allPathsAreListedInOrder() {
    try (PageServer server = new PageServer();
        MemoryStore store = MemoryStore.create()) {
      SampleCatalog.fill(server, store);
      server.serve(
          new RootPage(server.catalog(), () -> List.of("/version", "/healthz", "/healthz/ping"))
              .pages());
      Answer answer = server.get("/");

      assertThat(answer.contentType()).isEqualTo("application/json");
      assertThat(answer.text()).startsWith("{\n  \"paths\": [\n    \"/api\",\n");
      assertThat(answer.json())
          .containsEntry(
              "paths",
              List.of(
                  "/api",
                  "/api/v1",
                  "/apis",
                  "/apis/",
                  "/apis/apps",
                  "/apis/apps/v1",
                  "/apis/autoscaling",
                  "/apis/autoscaling/v1",
                  "/apis/autoscaling/v2",
                  "/healthz",
                  "/healthz/ping",
                  "/version"));
      assertThat(server.get("/nosuch").text()).isEqualTo("404 page not found\n");
    }
  }
}
