/** One client that takes memory, time or seats from all others. */
@NullMarked
package dev.navarch.attacks.exhaustion;

import org.jspecify.annotations.NullMarked;
