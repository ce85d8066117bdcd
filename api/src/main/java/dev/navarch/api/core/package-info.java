/**
 * The core group as a whole: {@link dev.navarch.api.core.CoreGroup} puts its versions into a scheme
 * and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.core;

import org.jspecify.annotations.NullMarked;
