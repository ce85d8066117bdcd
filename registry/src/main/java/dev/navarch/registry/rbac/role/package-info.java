/**
 * What is special about roles. Start at {@link dev.navarch.registry.rbac.role.RoleValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.rbac.role;

import org.jspecify.annotations.NullMarked;
