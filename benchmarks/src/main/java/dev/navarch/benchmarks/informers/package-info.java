/**
 * Measures the client library beside fabric8 and the official client, all against one server:
 * syncs, heap, events, threads and work queues. {@link
 * dev.navarch.benchmarks.informers.ClientBenchmarks} is the entry. Each figure is that of a new JVM
 * with one library in it; JVMs run one after the other, and libraries take turns.
 */
@NullMarked
package dev.navarch.benchmarks.informers;

import org.jspecify.annotations.NullMarked;
