/**
 * {@code navarch storage}: looking after the folder of a control plane, from outside. {@link
 * dev.navarch.cluster.storage.StorageCommand} lists the commands. Each runs on the thread that
 * calls it.
 */
@NullMarked
package dev.navarch.cluster.storage;

import org.jspecify.annotations.NullMarked;
