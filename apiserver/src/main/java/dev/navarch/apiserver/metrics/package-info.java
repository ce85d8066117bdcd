/**
 * Counts what the server does and tells it at {@code /metrics} in the text format of Prometheus,
 * under the names that Kubernetes uses. {@link dev.navarch.apiserver.metrics.MetricsPage} asks each
 * {@link dev.navarch.apiserver.metrics.MetricSource} when somebody looks. Counting never blocks and
 * is safe on any thread.
 */
@NullMarked
package dev.navarch.apiserver.metrics;

import org.jspecify.annotations.NullMarked;
