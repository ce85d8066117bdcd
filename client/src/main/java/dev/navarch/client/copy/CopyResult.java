package dev.navarch.client.copy;

import java.util.List;

/**
 * What was copied.
 *
 * @param files how many files
 * @param bytes what they hold
 * @param skipped what was left out, as it was named there: links from a pod, devices, sockets
 */
public record CopyResult(long files, long bytes, List<String> skipped) {
  public CopyResult {
    skipped = List.copyOf(skipped);
  }
}
