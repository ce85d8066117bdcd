/**
 * Measures the storage engines side by side, and the disk under them. {@link
 * dev.navarch.benchmarks.storage.StorageBenchmarks} runs every {@link
 * dev.navarch.benchmarks.storage.Row} of the table for each of its engines in a JVM of its own.
 * That JVM measures with as many virtual threads as the row says; everything else has one thread.
 */
@NullMarked
package dev.navarch.benchmarks.storage;

import org.jspecify.annotations.NullMarked;
