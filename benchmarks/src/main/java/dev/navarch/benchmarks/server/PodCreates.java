package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.PreparedCall;
import dev.navarch.benchmarks.client.Request;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.util.List;

/** Creates of pods of 2 KB. */
record PodCreates(int clients) implements LoadMeasurement {
  @Override
  public List<TableLine> measure(TestBed bed) throws IOException, InterruptedException {
    PreparedCall create = bed.client().prepare(Call.post(bed.workspace().path("pods")));
    NumberedText pod = SampleObjects.twoKilobytePod("created-" + NumberedText.GAP);
    Outcome server =
        bed.meter()
            .measure(
                clients,
                Unit.REQUESTS_PER_SECOND,
                connection -> () -> new Request(create, pod.of(bed.nextNumber())));
    return List.of(
        TableLine.of("create of a 2 KB pod, " + LoadMeasurement.clients(clients), server));
  }
}
