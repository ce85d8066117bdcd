/**
 * Tells whether the server is alive and ready. {@link dev.navarch.apiserver.health.HealthPages}
 * serves what {@link dev.navarch.apiserver.health.HealthChecks} holds. Checks run on threads of
 * {@link dev.navarch.apiserver.health.HealthLane}, so they may block for a short time; everything
 * is safe on any thread.
 */
@NullMarked
package dev.navarch.apiserver.health;

import org.jspecify.annotations.NullMarked;
