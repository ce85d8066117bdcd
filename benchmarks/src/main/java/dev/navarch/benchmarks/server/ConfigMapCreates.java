package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.PreparedCall;
import dev.navarch.benchmarks.client.Request;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.util.List;

/** Creates of config maps of 1 KB; the limit is what the engine stores of the same size. */
record ConfigMapCreates(int clients) implements LoadMeasurement {
  @Override
  public List<TableLine> measure(TestBed bed) throws IOException, InterruptedException {
    String collection = bed.workspace().path("configmaps");
    PreparedCall create = bed.client().prepare(Call.post(collection));
    NumberedText object = SampleObjects.configMap("created-" + NumberedText.GAP);
    Outcome server =
        bed.meter()
            .measure(
                clients,
                Unit.REQUESTS_PER_SECOND,
                connection -> () -> new Request(create, object.of(bed.nextNumber())));
    long number = bed.nextNumber();
    bed.workspace().create("configmaps", object.of(number));
    int stored =
        bed.workspace()
            .get(collection + "/created-" + NumberedText.digits(number), Call.PROTOBUF)
            .body()
            .length;
    return List.of(
        new TableLine(
            "create of a 1 KB config map, " + LoadMeasurement.clients(clients),
            server,
            bed.limits().writes(clients, stored)));
  }
}
