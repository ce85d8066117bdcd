package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.mapper.RestMapper;

/** Reads and writes objects of any kind. */
public interface Client extends Reader, Writer {
  /** The classes of kinds. */
  Scheme scheme();

  /** From kinds to resources. */
  RestMapper mapper();

  /** A client that writes as this one does, and reads elsewhere. */
  default Client readingFrom(Reader reader) {
    return new SplitClient(reader, this);
  }
}
