/**
 * {@code coordination.k8s.io} as a whole: {@link dev.navarch.api.coordination.CoordinationGroup}
 * puts its versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.coordination;

import org.jspecify.annotations.NullMarked;
