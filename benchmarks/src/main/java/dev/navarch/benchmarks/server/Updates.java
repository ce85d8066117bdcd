package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.PreparedCall;
import dev.navarch.benchmarks.client.Request;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.util.List;

/** Puts of one config map of 1 KB, one after the other; each changes it. */
final class Updates implements LoadMeasurement {
  @Override
  public List<TableLine> measure(TestBed bed) throws IOException, InterruptedException {
    String name = "updated-" + NumberedText.digits(bed.nextNumber());
    NumberedText object = SampleObjects.configMap(name);
    bed.workspace().create("configmaps", object.of(0));
    PreparedCall put = bed.client().prepare(Call.put(bed.workspace().path("configmaps/" + name)));
    Outcome server =
        bed.meter()
            .measure(
                1,
                Unit.REQUESTS_PER_SECOND,
                connection -> () -> new Request(put, object.of(bed.nextNumber())));
    return List.of(TableLine.of("update of a 1 KB config map, 1 client", server));
  }
}
