/** Tests of what has a say in writes, on stores in memory. */
@NullMarked
package dev.navarch.registry.admission;

import org.jspecify.annotations.NullMarked;
