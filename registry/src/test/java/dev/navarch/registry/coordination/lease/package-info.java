/** Tests of what is special about leases. */
@NullMarked
package dev.navarch.registry.coordination.lease;

import org.jspecify.annotations.NullMarked;
