/**
 * {@code autoscaling} as a whole: {@link dev.navarch.api.autoscaling.AutoscalingGroup} puts its
 * versions into a scheme and describes its resources; {@link
 * dev.navarch.api.autoscaling.RoundTripAnnotations} keeps, in conversions to the hub, what an older
 * version has no field for. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.autoscaling;

import org.jspecify.annotations.NullMarked;
