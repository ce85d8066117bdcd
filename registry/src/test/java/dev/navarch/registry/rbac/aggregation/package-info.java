/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.rbac.aggregation;

import org.jspecify.annotations.NullMarked;
