/**
 * {@code policy} as a whole: {@link dev.navarch.api.policy.PolicyGroup} puts its versions into a
 * scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.policy;

import org.jspecify.annotations.NullMarked;
