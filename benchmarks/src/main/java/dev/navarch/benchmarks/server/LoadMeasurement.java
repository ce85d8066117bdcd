package dev.navarch.benchmarks.server;

import java.io.IOException;
import java.util.List;

/** Measures what one row of the table is about. */
interface LoadMeasurement {
  List<TableLine> measure(TestBed bed) throws IOException, InterruptedException;

  static String clients(int clients) {
    return clients == 1 ? "1 client" : clients + " clients";
  }
}
