/**
 * How long it takes until a control plane answers. {@link
 * dev.navarch.benchmarks.start.StartBenchmarks} is the entry; each start is that of a new JVM.
 */
@NullMarked
package dev.navarch.benchmarks.start;

import org.jspecify.annotations.NullMarked;
