/** Tests of what is special about cluster roles. */
@NullMarked
package dev.navarch.registry.rbac.clusterrole;

import org.jspecify.annotations.NullMarked;
