/**
 * Measures Navarch's codecs, retained heap and start-up beside other Java clients for Kubernetes.
 * {@link dev.navarch.benchmarks.Benchmarks} runs everything and prints one table; every figure
 * comes from a JVM of its own with a single measuring thread.
 */
@NullMarked
package dev.navarch.benchmarks;

import org.jspecify.annotations.NullMarked;
