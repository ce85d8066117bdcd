/** Tests of the scale of workloads. */
@NullMarked
package dev.navarch.registry.autoscaling.scale;

import org.jspecify.annotations.NullMarked;
