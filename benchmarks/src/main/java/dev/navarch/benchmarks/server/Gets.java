package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Response;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.util.List;

/** Gets of one pod, sent with 2 KB; the limit answers with the same bytes. */
record Gets(int clients) implements LoadMeasurement {
  private static final String POD = "got";

  @Override
  public List<TableLine> measure(TestBed bed) throws IOException, InterruptedException {
    bed.workspace().createUnlessThere("pods", SampleObjects.twoKilobytePod(POD).of(0));
    Call get = Call.get(bed.workspace().path("pods/" + POD), Call.JSON);
    Response answer = bed.workspace().get(get.path(), get.accept());
    Outcome server = bed.meter().measure(get, clients, Unit.REQUESTS_PER_SECOND);
    return List.of(
        new TableLine(
            "get of a pod, " + LoadMeasurement.clients(clients),
            server,
            bed.limits().reads(get, answer, clients, Unit.REQUESTS_PER_SECOND)));
  }
}
