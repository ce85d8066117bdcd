/**
 * {@code rbac.authorization.k8s.io} as a whole: {@link dev.navarch.api.rbac.RbacGroup} puts its
 * versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.rbac;

import org.jspecify.annotations.NullMarked;
