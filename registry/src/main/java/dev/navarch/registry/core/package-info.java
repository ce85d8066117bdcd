/**
 * The resources of the core group, a package each; {@link dev.navarch.registry.core.CoreResources}
 * knows what is special about them.
 */
@NullMarked
package dev.navarch.registry.core;

import org.jspecify.annotations.NullMarked;
