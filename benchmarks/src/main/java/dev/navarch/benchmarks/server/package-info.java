/**
 * What an API server is measured against: {@link dev.navarch.benchmarks.server.BareServer} does
 * what any server on the same network stack must do, and nothing else. Its answers are fixed before
 * it starts; each connection belongs to one event loop.
 */
@NullMarked
package dev.navarch.benchmarks.server;

import org.jspecify.annotations.NullMarked;
