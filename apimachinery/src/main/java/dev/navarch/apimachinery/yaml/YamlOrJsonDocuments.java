package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Splits a stream of JSON objects or YAML documents, whichever it is, as {@code kubectl -f} takes
 * it.
 *
 * <p>A stream that begins with a brace is JSON: objects back to back, with white space or a line of
 * {@code ---} between them, behind which YAML may follow. Every other stream is YAML to its end,
 * split as by {@link YamlDocuments}. Objects are found by their braces and not checked further.
 *
 * <p>What is neither ends in a {@link DecodeException}, a stream that breaks in an {@link
 * UncheckedIOException}; the iterator is of no use afterwards. It does not close the stream.
 */
public final class YamlOrJsonDocuments implements Iterator<RawDocument> {
  private final DocumentSource source;
  private final YamlDocuments yaml;
  private boolean isYaml;
  private boolean isBehindObject;
  private @Nullable RawDocument next;

  private YamlOrJsonDocuments(DocumentSource source) {
    this.source = source;
    this.yaml = new YamlDocuments(source);
  }

  /** The documents of a stream. */
  public static YamlOrJsonDocuments of(InputStream documents) {
    return new YamlOrJsonDocuments(new DocumentSource(documents));
  }

  /** The documents of a text. */
  public static YamlOrJsonDocuments of(byte[] documents) {
    return of(new ByteArrayInputStream(documents));
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      next = isYaml ? fromYaml() : fromStart();
    }
    return next != null;
  }

  @Override
  public RawDocument next() {
    RawDocument document = hasNext() ? next : null;
    if (document == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return document;
  }

  private @Nullable RawDocument fromYaml() {
    return yaml.hasNext() ? yaml.next() : null;
  }

  /** Looks at the first character that is not white space. */
  private @Nullable RawDocument fromStart() {
    while (true) {
      byte[] spaces = skipWhiteSpace();
      int first = source.peek();
      if (first < 0) {
        return null;
      }
      if (first == '{') {
        isBehindObject = true;
        return object();
      }
      if (!isBehindObject) {
        isYaml = true;
        yaml.resumeBehind(spaces);
        return fromYaml();
      }
      skipSeparator(spaces, first);
      isBehindObject = false;
    }
  }

  /** Takes white space: what comes back stands in the line of what follows. */
  private byte[] skipWhiteSpace() {
    ByteArrayOutputStream spaces = new ByteArrayOutputStream();
    for (int c = source.peek(); (c >= '\t' && c <= '\r') || c == ' '; c = source.peek()) {
      spaces.write(source.read());
      if (c == '\n') {
        spaces.reset();
      }
    }
    return spaces.toByteArray();
  }

  private void skipSeparator(byte[] spaces, int first) {
    int line = source.line();
    if (LineKind.of(source.readLine(spaces)) != LineKind.SEPARATOR) {
      String shown = GoQuoting.quote(Character.toString(first));
      String character = shown.substring(1, shown.length() - 1);
      throw new DecodeException(
          "json: line %d: invalid character '%s' looking for beginning of value"
              .formatted(line, character));
    }
  }

  /** Reads an object up to its closing brace. */
  private RawDocument object() {
    int line = source.line();
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    int depth = 0;
    boolean inString = false;
    do {
      int c = read(text, line);
      if (inString) {
        if (c == '\\') {
          read(text, line);
        }
        inString = c != '"';
      } else {
        switch (c) {
          case '"' -> inString = true;
          case '{', '[' -> depth++;
          case '}', ']' -> depth--;
          default -> {}
        }
      }
    } while (depth > 0);
    return new RawDocument(line, RawDocument.Format.JSON, Bytes.wrap(text.toByteArray()));
  }

  private int read(ByteArrayOutputStream text, int firstLine) {
    int c = source.read();
    if (c < 0) {
      throw new DecodeException("json: line " + firstLine + ": unexpected EOF");
    }
    text.write(c);
    source.checkSize(text);
    return c;
  }
}
