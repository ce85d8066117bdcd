package dev.navarch.kubectl.manifest;

import dev.navarch.apimachinery.yaml.RawDocument;

/**
 * One document of a manifest.
 *
 * @param source the file, address or {@code STDIN} it comes from
 * @param document the document
 */
public record Manifest(String source, RawDocument document) {
  /** Where it stands, for messages. */
  public String place() {
    return source + " (line " + document.line() + ")";
  }
}
