/**
 * Electing one of several processes to do what only one may do. {@link
 * dev.navarch.client.leaderelection.LeaderElector} is the entry; each belongs to the thread that
 * runs it, and may be asked and stopped by any.
 */
@NullMarked
package dev.navarch.client.leaderelection;

import org.jspecify.annotations.NullMarked;
