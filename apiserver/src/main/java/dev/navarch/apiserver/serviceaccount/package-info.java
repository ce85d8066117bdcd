/**
 * Tokens of service accounts: who may get which, and what one that comes back is worth. {@link
 * dev.navarch.apiserver.serviceaccount.TokenRequests} gives them out, {@link
 * dev.navarch.apiserver.serviceaccount.ServiceAccountTokens} recognizes them. All types may be used
 * by many threads at once.
 */
@NullMarked
package dev.navarch.apiserver.serviceaccount;

import org.jspecify.annotations.NullMarked;
