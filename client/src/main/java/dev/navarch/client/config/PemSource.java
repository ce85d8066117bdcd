package dev.navarch.client.config;

import dev.navarch.apimachinery.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where certificates or a key in PEM form come from. */
public sealed interface PemSource {
  /** Nothing is said. */
  record None() implements PemSource {}

  /** The text itself. */
  record Data(Bytes pem) implements PemSource {
    /** Not the text: it may be a key. */
    @Override
    public String toString() {
      return "Data[" + pem.length() + " bytes]";
    }
  }

  /** A file, which may be replaced at any time. */
  record File(Path path) implements PemSource {}

  /** Nowhere. */
  static PemSource none() {
    return new None();
  }

  /** Data where there is some, or else a file, or else nothing. */
  static PemSource of(Bytes data, String file) {
    if (!data.isEmpty()) {
      return new Data(data);
    }
    return file.isEmpty() ? none() : new File(Path.of(file));
  }

  default boolean isPresent() {
    return !(this instanceof None);
  }

  /**
   * The text as it is now; empty when nothing is said.
   *
   * @throws IOException if the file cannot be read; the message names it
   */
  default Bytes read() throws IOException {
    return switch (this) {
      case None unused -> Bytes.NONE;
      case Data data -> data.pem();
      case File file -> {
        try {
          yield Bytes.wrap(Files.readAllBytes(file.path()));
        } catch (IOException e) {
          throw new IOException(FileProblem.of(e), e);
        }
      }
    };
  }
}
