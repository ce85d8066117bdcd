/**
 * The scale of workloads: {@link dev.navarch.registry.autoscaling.scale.ScaleRest} serves it for
 * any kind that says where its numbers are, and {@link
 * dev.navarch.registry.autoscaling.scale.ScaleColumns} shows it. All types may be used by many
 * threads at once.
 */
@NullMarked
package dev.navarch.registry.autoscaling.scale;

import org.jspecify.annotations.NullMarked;
