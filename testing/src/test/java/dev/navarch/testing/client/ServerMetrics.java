package dev.navarch.testing.client;

import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What a server tells of itself. */
final class ServerMetrics {
  private ServerMetrics() {}

  /** How many watches of a resource are open. */
  static long watchesOf(RestClient client, String resource)
      throws IOException, InterruptedException {
    return sum(client, "apiserver_longrunning_requests", "resource=\"" + resource + "\"");
  }

  /** The sum of a metric over all lines that have a label. */
  static long sum(RestClient client, String metric, String label)
      throws IOException, InterruptedException {
    String page = new String(client.get().absPath("/metrics").send().raw(), StandardCharsets.UTF_8);
    return page.lines()
        .filter(line -> line.startsWith(metric + "{") && line.contains(label))
        .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }
}
