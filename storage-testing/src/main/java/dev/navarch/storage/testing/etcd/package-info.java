/**
 * Real etcd servers for tests and measurements, and ways to break them. {@link
 * dev.navarch.storage.testing.etcd.EtcdServer} is the entry: one server; {@link
 * dev.navarch.storage.testing.etcd.EtcdCluster} is three of them, and {@link
 * dev.navarch.storage.testing.etcd.CuttingProxy} stands between a client and a server.
 *
 * <p>Everything public here may be used by many threads at once; calls block.
 */
@NullMarked
package dev.navarch.storage.testing.etcd;

import org.jspecify.annotations.NullMarked;
