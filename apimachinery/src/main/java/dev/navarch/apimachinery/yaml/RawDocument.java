package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.Bytes;
import org.jspecify.annotations.Nullable;

/**
 * One document of a stream, not yet parsed.
 *
 * @param line the line of the stream, counted from 1, in which the text begins
 * @param format how the text is to be read
 * @param text the document without separators; line breaks of YAML are single line feeds
 */
public record RawDocument(int line, Format format, Bytes text) {
  /** How a document is written. */
  public enum Format {
    /** YAML, which may well look like JSON. */
    YAML,
    /** One JSON object. */
    JSON
  }

  /** Reads the document as a JSON tree. Messages about YAML name lines of the stream. */
  public @Nullable Object tree() {
    return switch (format) {
      case YAML -> YamlReader.parse(text.unsafeArray(), line);
      case JSON -> JsonTree.parse(text.unsafeArray());
    };
  }

  /** The document as JSON, which may still be malformed where it was JSON before. */
  public byte[] toJson(boolean strict) {
    return switch (format) {
      case YAML -> YamlReader.toJson(text.unsafeArray(), strict, line);
      case JSON -> text.toByteArray();
    };
  }
}
