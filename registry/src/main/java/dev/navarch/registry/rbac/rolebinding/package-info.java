/**
 * What is special about role bindings. Start at {@link
 * dev.navarch.registry.rbac.rolebinding.RoleBindingValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.rbac.rolebinding;

import org.jspecify.annotations.NullMarked;
