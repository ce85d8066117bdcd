/**
 * {@code resource.k8s.io} as a whole: {@link dev.navarch.api.resource.ResourceGroup} puts its
 * versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.resource;

import org.jspecify.annotations.NullMarked;
