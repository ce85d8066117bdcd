/**
 * {@code apps} as a whole: {@link dev.navarch.api.apps.AppsGroup} puts its versions into a scheme
 * and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.apps;

import org.jspecify.annotations.NullMarked;
