/**
 * {@code apiextensions.k8s.io} as a whole: {@link dev.navarch.api.apiextensions.ApiExtensionsGroup}
 * puts its versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.apiextensions;

import org.jspecify.annotations.NullMarked;
