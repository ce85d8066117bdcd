/**
 * Cluster roles that gather the rules of others. {@link
 * dev.navarch.registry.rbac.aggregation.ClusterRoleAggregation} computes them, for any thread;
 * {@link dev.navarch.registry.rbac.aggregation.ClusterRoleAggregator} keeps the stored ones up to
 * date, on a thread of its own.
 */
@NullMarked
package dev.navarch.registry.rbac.aggregation;

import org.jspecify.annotations.NullMarked;
