/** Tests of roles and bindings as they are written. */
@NullMarked
package dev.navarch.registry.rbac;

import org.jspecify.annotations.NullMarked;
