/**
 * What is special about leases. Start at {@link
 * dev.navarch.registry.coordination.lease.LeaseValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.coordination.lease;

import org.jspecify.annotations.NullMarked;
