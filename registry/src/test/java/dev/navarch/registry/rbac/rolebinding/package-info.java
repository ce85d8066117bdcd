/** Tests of what is special about bindings of roles. */
@NullMarked
package dev.navarch.registry.rbac.rolebinding;

import org.jspecify.annotations.NullMarked;
