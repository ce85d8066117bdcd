/**
 * Measures an API server under load, beside what the same machine allows. {@link
 * dev.navarch.benchmarks.server.ServerBenchmarks} runs every {@link
 * dev.navarch.benchmarks.server.LoadRow} of the table against one server. The limit of reads is
 * {@link dev.navarch.benchmarks.server.BareServer}, which does what any server on the same network
 * stack must do, and nothing else; that of creates is the storage engine alone. Measurements run
 * one after the other on one thread; what happens on connections happens on their event loops.
 */
@NullMarked
package dev.navarch.benchmarks.server;

import org.jspecify.annotations.NullMarked;
