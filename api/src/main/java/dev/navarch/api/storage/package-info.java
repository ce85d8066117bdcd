/**
 * {@code storage.k8s.io} as a whole: {@link dev.navarch.api.storage.StorageGroup} puts its versions
 * into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.storage;

import org.jspecify.annotations.NullMarked;
