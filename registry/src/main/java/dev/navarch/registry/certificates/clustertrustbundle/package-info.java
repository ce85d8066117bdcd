/**
 * What is special about bundles of trusted certificates. Start at {@link
 * dev.navarch.registry.certificates.clustertrustbundle.ClusterTrustBundleColumns}; pure functions,
 * for any thread.
 */
@NullMarked
package dev.navarch.registry.certificates.clustertrustbundle;

import org.jspecify.annotations.NullMarked;
