/**
 * {@code discovery.k8s.io} as a whole: {@link dev.navarch.api.discovery.DiscoveryGroup} puts its
 * versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.discovery;

import org.jspecify.annotations.NullMarked;
