package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Response;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Lists of all pods, each of 5 KB in JSON; the limit answers with the same bytes. */
record Lists(String mediaType, int clients) implements LoadMeasurement {
  @Override
  public List<TableLine> measure(TestBed bed) throws IOException, InterruptedException {
    bed.loadPods();
    Call list = Call.get(bed.workspace().path("pods"), mediaType);
    Response answer = bed.workspace().get(list.path(), list.accept());
    Outcome server = bed.meter().measure(list, clients, Unit.MEGABYTES_PER_SECOND);
    String what =
        String.format(
            Locale.ROOT,
            "list of %,d pods, %s of %,.1f MB, %s",
            bed.scale().pods(),
            mediaType.equals(Call.JSON) ? "JSON" : "protobuf",
            answer.body().length / 1e6,
            LoadMeasurement.clients(clients));
    return List.of(
        new TableLine(
            what, server, bed.limits().reads(list, answer, clients, Unit.MEGABYTES_PER_SECOND)));
  }
}
