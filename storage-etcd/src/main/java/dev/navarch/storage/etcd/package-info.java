/**
 * The engine that keeps everything in an etcd, in one of its own or in one that a Kubernetes API
 * server uses as well. {@link dev.navarch.storage.etcd.EtcdStore} is the entry, {@link
 * dev.navarch.storage.etcd.EtcdConfig} says which etcd. Every read asks it; a {@link
 * dev.navarch.storage.replica.ReplicaStore} around it reads from memory.
 *
 * <p>Calls block the thread that makes them; a thread of the store's own serves the timers, and a
 * virtual thread each watch and the compactor.
 */
@NullMarked
package dev.navarch.storage.etcd;

import org.jspecify.annotations.NullMarked;
