/** Tests of what is special about resource quotas. */
@NullMarked
package dev.navarch.registry.core.resourcequota;

import org.jspecify.annotations.NullMarked;
