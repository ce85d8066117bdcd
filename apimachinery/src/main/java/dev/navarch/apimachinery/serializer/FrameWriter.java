package dev.navarch.apimachinery.serializer;

import java.io.IOException;
import java.io.OutputStream;

/** Writes documents one after the other so that a reader can tell them apart. */
@FunctionalInterface
public interface FrameWriter {
  /** Writes one document. */
  void write(byte[] document) throws IOException;

  /** JSON documents, each on a line of its own. */
  static FrameWriter jsonLines(OutputStream out) {
    return document -> {
      out.write(document);
      if (document.length == 0 || document[document.length - 1] != '\n') {
        out.write('\n');
      }
    };
  }

  /**
   * Documents behind their lengths, four bytes each, the highest first: what protobuf watches use.
   */
  static FrameWriter lengthPrefixed(OutputStream out) {
    return document -> {
      int length = document.length;
      out.write(
          new byte[] {
            (byte) (length >>> 24), (byte) (length >>> 16), (byte) (length >>> 8), (byte) length
          });
      out.write(document);
    };
  }
}
