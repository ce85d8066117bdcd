package dev.navarch.apiserver.http;

import java.util.function.BooleanSupplier;

/**
 * What is the same for all requests of a connection.
 *
 * @param http2 whether a request has a channel of its own, which ends with its answer
 * @param compression which large answers are compressed
 * @param isNear whether the peer is on the same machine
 * @param load the responses that the peer has not taken yet
 * @param draining whether the connection is to end when everything asked for is answered
 */
record Connection(
    Peer peer,
    boolean http2,
    Compression compression,
    boolean isNear,
    ConnectionLoad load,
    BooleanSupplier draining) {

  boolean compresses(GzipWish wish) {
    return compression.isFor(wish, isNear);
  }
}
