/**
 * {@code metrics.k8s.io} as a whole: {@link dev.navarch.api.metrics.MetricsGroup} puts its versions
 * into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.metrics;

import org.jspecify.annotations.NullMarked;
