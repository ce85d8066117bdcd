/**
 * What is special about cluster role bindings. Start at {@link
 * dev.navarch.registry.rbac.clusterrolebinding.ClusterRoleBindingValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.rbac.clusterrolebinding;

import org.jspecify.annotations.NullMarked;
