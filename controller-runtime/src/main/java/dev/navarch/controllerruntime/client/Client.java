package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.mapper.RestMapper;
import java.io.IOException;

/** Reads and writes objects of any kind. */
public interface Client extends Reader, Writer {
  /** The classes of kinds. */
  Scheme scheme();

  /** From kinds to resources. */
  RestMapper mapper();

  /**
   * Reads what is below an object, such as its scale; always from the server.
   *
   * @param object of which its kind, its name and namespace count
   * @throws dev.navarch.apimachinery.errors.ApiException also if there is no such object
   */
  <S extends ApiObject> S getSubresource(MetaObject object, String subresource, Class<S> type)
      throws IOException, InterruptedException;

  /** A client that writes as this one does, and reads elsewhere. */
  default Client readingFrom(Reader reader) {
    return new SplitClient(reader, this);
  }
}
