/** Tests of metered work. */
@NullMarked
package dev.navarch.apimachinery.work;

import org.jspecify.annotations.NullMarked;
