/** Tests of what is special about roles. */
@NullMarked
package dev.navarch.registry.rbac.role;

import org.jspecify.annotations.NullMarked;
