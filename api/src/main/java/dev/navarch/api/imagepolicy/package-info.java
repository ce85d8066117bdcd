/**
 * {@code imagepolicy.k8s.io} as a whole: {@link dev.navarch.api.imagepolicy.ImagePolicyGroup} puts
 * its versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.imagepolicy;

import org.jspecify.annotations.NullMarked;
