/**
 * What the versions of {@code autoscaling} share when they convert to their hub: the annotations of
 * {@link dev.navarch.api.autoscaling.RoundTripAnnotations} keep what an older version has no field
 * for. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.autoscaling;

import org.jspecify.annotations.NullMarked;
