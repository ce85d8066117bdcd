@NullMarked
package dev.navarch.testing;

import org.jspecify.annotations.NullMarked;
