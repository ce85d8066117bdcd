/**
 * Copies of a server's objects that keep themselves up to date. {@link
 * dev.navarch.client.cache.SharedIndexInformer} is the entry; the parts that it is made of ({@link
 * dev.navarch.client.cache.Reflector}, {@link dev.navarch.client.cache.DeltaFifo}, {@link
 * dev.navarch.client.cache.Indexer}, {@link dev.navarch.client.cache.Controller}) work alone too.
 * Everything runs on virtual threads; each class says which thread or lock owns its state. Locks
 * are taken in this order: queue, deliveries of an informer, store, resyncs, listener.
 */
@NullMarked
package dev.navarch.client.cache;

import org.jspecify.annotations.NullMarked;
