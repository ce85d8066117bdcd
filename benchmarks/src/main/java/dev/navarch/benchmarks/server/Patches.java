package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Load;
import dev.navarch.benchmarks.client.PreparedCall;
import dev.navarch.benchmarks.client.Request;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Merge patches of config maps of 1 KB, of which each client has its own. */
record Patches(int clients) implements LoadMeasurement {
  @Override
  public List<TableLine> measure(TestBed bed) throws IOException, InterruptedException {
    NumberedText patch = SampleObjects.configMapPatch();
    List<Load.Source> sources = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      String name = "patched-" + NumberedText.digits(bed.nextNumber());
      bed.workspace().create("configmaps", SampleObjects.configMap(name).of(0));
      PreparedCall call =
          bed.client().prepare(Call.mergePatch(bed.workspace().path("configmaps/" + name)));
      sources.add(() -> new Request(call, patch.of(bed.nextNumber())));
    }
    Outcome server = bed.meter().measure(clients, Unit.REQUESTS_PER_SECOND, sources::get);
    return List.of(
        TableLine.of(
            "merge patch of a 1 KB config map, " + LoadMeasurement.clients(clients), server));
  }
}
