package dev.navarch.apiserver.http;

import java.util.function.BooleanSupplier;

/**
 * What is the same for all requests of a connection.
 *
 * @param http2 whether a request has a channel of its own, which ends with its answer
 * @param compresses whether large answers are worth compressing for this peer
 * @param draining whether the connection is to end when everything asked for is answered
 */
record Connection(Peer peer, boolean http2, boolean compresses, BooleanSupplier draining) {}
