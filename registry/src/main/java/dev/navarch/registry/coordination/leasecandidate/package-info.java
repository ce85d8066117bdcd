/**
 * What is special about candidates for leases. Start at {@link
 * dev.navarch.registry.coordination.leasecandidate.LeaseCandidateColumns}; pure functions, for any
 * thread.
 */
@NullMarked
package dev.navarch.registry.coordination.leasecandidate;

import org.jspecify.annotations.NullMarked;
