package dev.navarch.client.copy;

import java.util.ArrayList;
import java.util.List;

/** Counts while it is copied. */
final class CopyCount {
  private final List<String> skipped = new ArrayList<>();
  private long files;
  private long bytes;

  void file(long size) {
    files++;
    bytes += size;
  }

  void skip(String name) {
    skipped.add(name);
  }

  CopyResult result() {
    return new CopyResult(files, bytes, skipped);
  }
}
