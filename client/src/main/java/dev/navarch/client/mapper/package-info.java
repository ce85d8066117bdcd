/**
 * From kinds to resources and back, by any of their names. {@link
 * dev.navarch.client.mapper.RestMapper} is the contract, {@link
 * dev.navarch.client.mapper.DeferredDiscoveryMapper} what most programs want. Mappers may be used
 * by any number of threads.
 */
@NullMarked
package dev.navarch.client.mapper;

import org.jspecify.annotations.NullMarked;
