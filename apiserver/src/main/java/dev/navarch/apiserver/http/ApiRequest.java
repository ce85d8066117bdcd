package dev.navarch.apiserver.http;

import dev.navarch.apiserver.request.Query;

/**
 * A request, read to its end.
 *
 * @param path decoded, without the query
 * @param body not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // requests are not compared
public record ApiRequest(
    String method, String path, Query query, Headers headers, byte[] body, Peer peer) {

  /** Method and path alone: the rest may hold secrets. */
  @Override
  public String toString() {
    return method + " " + path;
  }
}
