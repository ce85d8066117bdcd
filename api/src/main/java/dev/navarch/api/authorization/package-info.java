/**
 * {@code authorization.k8s.io} as a whole: {@link dev.navarch.api.authorization.AuthorizationGroup}
 * puts its versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.authorization;

import org.jspecify.annotations.NullMarked;
