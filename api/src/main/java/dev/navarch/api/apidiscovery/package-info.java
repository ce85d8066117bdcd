/**
 * {@code apidiscovery.k8s.io} as a whole: {@link dev.navarch.api.apidiscovery.ApiDiscoveryGroup}
 * puts its versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.apidiscovery;

import org.jspecify.annotations.NullMarked;
