package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Client;
import dev.navarch.benchmarks.client.Protocol;
import dev.navarch.benchmarks.client.Response;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import tools.jackson.databind.json.JsonMapper;

/**
 * Measures some rows on one server, one after the other.
 *
 * @param lines what was measured
 * @param version of the server
 * @param complete whether no row failed and no request did
 */
record ServerRun(List<TableLine> lines, String version, boolean complete) {
  /**
   * Measures. What fails is told as progress and left out.
   *
   * @param progress a line for each row that begins
   * @throws IOException when the server cannot be asked for anything
   */
  static ServerRun of(
      MeasuredServer server,
      Protocol protocol,
      LoadScale scale,
      Set<LoadRow> rows,
      PrintStream progress)
      throws IOException, InterruptedException {
    try (Client client = Client.create(server.config(), protocol)) {
      String version = version(client);
      Workspace workspace = Workspace.create(client, namespace());
      TestBed bed =
          new TestBed(new Meter(client, server.processes(), scale), workspace, server.limits());
      List<TableLine> lines = new ArrayList<>();
      boolean complete = true;
      try {
        for (LoadRow row : rows) {
          progress.println("# " + row.title());
          try {
            lines.addAll(row.measurement().measure(bed));
          } catch (IOException | RuntimeException e) {
            complete = false;
            progress.println("# failed: " + e.getMessage());
          }
        }
      } finally {
        if (server.stays()) {
          progress.println("# cleaning up namespace " + workspace.name());
          workspace.delete();
        }
      }
      for (TableLine line : lines) {
        if (line.errors() > 0) {
          complete = false;
          progress.println("# errors, " + line.what() + ": " + line.firstError());
        }
      }
      return new ServerRun(List.copyOf(lines), version, complete);
    }
  }

  private static String namespace() {
    byte[] random = new byte[4];
    ThreadLocalRandom.current().nextBytes(random);
    return "navarch-bench-" + HexFormat.of().formatHex(random);
  }

  private static String version(Client client) throws IOException {
    Response response = client.fetch(Call.get("/version", Call.JSON));
    return response.isSuccess()
        ? JsonMapper.shared().readTree(response.body()).path("gitVersion").asString("unknown")
        : "unknown";
  }
}
