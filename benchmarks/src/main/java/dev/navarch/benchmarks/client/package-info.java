/**
 * A client that costs little: it sends prepared requests over TLS with HTTP/2 or HTTP/1.1 and reads
 * of the answers no more than it must. {@link dev.navarch.benchmarks.client.Client} opens
 * connections, {@link dev.navarch.benchmarks.client.Load} keeps them busy. Each connection belongs
 * to one event loop, and receivers are called there.
 */
@NullMarked
package dev.navarch.benchmarks.client;

import org.jspecify.annotations.NullMarked;
