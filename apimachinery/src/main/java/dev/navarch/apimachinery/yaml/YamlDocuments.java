package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Splits a stream of YAML into documents, reading no further than the one that is asked for.
 *
 * <p>A document ends at a line of {@code ---}, behind which only white space and a comment may
 * stand, or of {@code ...}. Documents that hold nothing but white space and comments are left out.
 * A document begins behind the separator: comments there are part of it.
 *
 * <p>A separator with something behind it ends in a {@link DecodeException}, a stream that breaks
 * in an {@link UncheckedIOException}; the iterator is of no use afterwards. It does not close the
 * stream.
 *
 * <p>Differs from Kubernetes: what follows {@code ...} is a document of its own instead of being
 * dropped, and directives may stand before {@code ---}.
 */
public final class YamlDocuments implements Iterator<RawDocument> {
  private static final byte[] NOTHING = {};

  private final DocumentSource source;
  private @Nullable RawDocument next;

  YamlDocuments(DocumentSource source) {
    this.source = source;
  }

  /** The documents of a stream. */
  public static YamlDocuments of(InputStream yaml) {
    return new YamlDocuments(new DocumentSource(yaml));
  }

  /** The documents of a text. */
  public static YamlDocuments of(byte[] yaml) {
    return of(new ByteArrayInputStream(yaml));
  }

  @Override
  public boolean hasNext() {
    while (next == null && source.peek() >= 0) {
      next = read(NOTHING);
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

  /** Goes on in a line whose first bytes have been taken already. */
  void resumeBehind(byte[] startOfLine) {
    next = read(startOfLine);
  }

  /** Reads up to the end of a document: null where there is nothing in it. */
  private @Nullable RawDocument read(byte[] startOfLine) {
    int firstLine = source.line();
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    byte[] taken = startOfLine;
    boolean hasDirective = false;
    boolean hasContent = false;
    while (source.peek() >= 0) {
      int number = source.line();
      byte[] line = source.readLine(taken);
      taken = NOTHING;
      switch (LineKind.of(line)) {
        case SEPARATOR -> {
          if (hasContent || !hasDirective) {
            return document(firstLine, text, hasContent);
          }
          hasDirective = false; // this one separates the directives from their document
        }
        case END -> {
          return document(firstLine, text, hasContent);
        }
        case BROKEN_SEPARATOR ->
            throw YamlProblem.at(
                number, "invalid Yaml document separator: " + LineKind.behindMarker(line));
        case DIRECTIVE -> hasDirective = true;
        case CONTENT -> hasContent = true;
        case BLANK -> {}
      }
      text.writeBytes(line);
      source.checkSize(text);
    }
    return document(firstLine, text, hasContent);
  }

  private static @Nullable RawDocument document(
      int line, ByteArrayOutputStream text, boolean hasContent) {
    return hasContent
        ? new RawDocument(line, RawDocument.Format.YAML, Bytes.wrap(text.toByteArray()))
        : null;
  }
}
