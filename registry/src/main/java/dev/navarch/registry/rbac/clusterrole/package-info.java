/**
 * What is special about cluster roles. Start at {@link
 * dev.navarch.registry.rbac.clusterrole.ClusterRoleValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.rbac.clusterrole;

import org.jspecify.annotations.NullMarked;
