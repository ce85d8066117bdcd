/**
 * What is special about network policies. Start at {@link
 * dev.navarch.registry.networking.networkpolicy.NetworkPolicyValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.networking.networkpolicy;

import org.jspecify.annotations.NullMarked;
