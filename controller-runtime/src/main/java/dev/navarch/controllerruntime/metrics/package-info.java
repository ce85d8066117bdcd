/**
 * Counts in Prometheus' text format. {@link dev.navarch.controllerruntime.metrics.MetricsSource} is
 * the contract; any thread may count and write.
 */
@NullMarked
package dev.navarch.controllerruntime.metrics;

import org.jspecify.annotations.NullMarked;
