/**
 * Patches on JSON trees: what a client sends in the body of a PATCH, and what {@code kubectl apply}
 * computes. {@link dev.navarch.apimachinery.patch.Patch} is the way in for a server; {@link
 * dev.navarch.apimachinery.patch.JsonPatch}, {@link dev.navarch.apimachinery.patch.MergePatch} and
 * {@link dev.navarch.apimachinery.patch.StrategicMergePatch} hold the three algorithms. All are
 * functions from immutable trees to immutable trees, so any thread may call them.
 */
@NullMarked
package dev.navarch.apimachinery.patch;

import org.jspecify.annotations.NullMarked;
