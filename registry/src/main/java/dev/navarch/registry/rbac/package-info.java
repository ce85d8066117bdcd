/**
 * What is special about the resources of {@code rbac.authorization.k8s.io}. {@link
 * dev.navarch.registry.rbac.RbacResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.rbac;

import org.jspecify.annotations.NullMarked;
