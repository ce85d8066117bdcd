/**
 * Who may do what by roles and bindings. {@link
 * dev.navarch.registry.rbac.authorizer.RbacAuthorizer} decides, on what {@link
 * dev.navarch.registry.rbac.authorizer.RbacObjects} holds. All types may be used by many threads at
 * once and never block.
 */
@NullMarked
package dev.navarch.registry.rbac.authorizer;

import org.jspecify.annotations.NullMarked;
