/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.rbac.authorizer;

import org.jspecify.annotations.NullMarked;
