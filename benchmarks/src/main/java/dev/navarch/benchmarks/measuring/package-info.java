/**
 * What every benchmark needs: JVMs to measure in, medians, the heap at rest, and one table of all
 * {@link dev.navarch.benchmarks.measuring.Figure}s, which {@link
 * dev.navarch.benchmarks.measuring.Report} writes. Nothing here is meant for several threads.
 */
@NullMarked
package dev.navarch.benchmarks.measuring;

import org.jspecify.annotations.NullMarked;
