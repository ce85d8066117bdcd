/**
 * {@code internal.apiserver.k8s.io} as a whole: {@link
 * dev.navarch.api.apiserverinternal.ApiServerInternalGroup} puts its versions into a scheme and
 * describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.apiserverinternal;

import org.jspecify.annotations.NullMarked;
