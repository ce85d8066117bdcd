package dev.navarch.testing.controllers;

import dev.navarch.client.rest.RestClient;
import dev.navarch.storage.embedded.EmbeddedOptions;
import dev.navarch.storage.embedded.EmbeddedStore;
import dev.navarch.testing.server.ServerProcess;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deletions that a server does not get to finish: the next one does. */
final class RestartInTheMiddleTest {
  private final LongDeletion deletion = new LongDeletion(200);

  @TempDir private Path folder;

  @Test
  void aServerThatIsClosedInTheMiddleGoesOnAtItsNextStart() {
    try (EmbeddedStore store =
        EmbeddedStore.open(folder.resolve("store"), EmbeddedOptions.DEFAULT)) {
      try (DurableServer server = DurableServer.on(store, false)) {
        deletion.fill(server.objects());
        deletion.begin(server.objects());
      }
      deletion.assertUnfinished(store);
      try (DurableServer server = DurableServer.on(store, false)) {
        deletion.awaitEnd(server.objects());
      }
    }
  }

  @Test
  void aServerThatIsKilledInTheMiddleGoesOnAtItsNextStart() {
    try (ServerProcess server = ServerProcess.start(folder);
        RestClient client = server.restClient()) {
      Objects objects = new Objects(client);
      deletion.fill(objects);
      deletion.begin(objects);
      server.kill();
    }
    try (EmbeddedStore store =
        EmbeddedStore.open(folder.resolve("store"), EmbeddedOptions.DEFAULT)) {
      deletion.assertUnfinished(store);
    }
    try (ServerProcess server = ServerProcess.start(folder);
        RestClient client = server.restClient()) {
      deletion.awaitEnd(new Objects(client));
    }
  }
}
