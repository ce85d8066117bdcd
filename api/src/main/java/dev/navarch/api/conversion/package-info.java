/**
 * Rules that several old versions share on their way to the hub and back, one class for each rule.
 * What belongs to one version alone stays in the package of that version. Stateless, safe on any
 * thread.
 */
@NullMarked
package dev.navarch.api.conversion;

import org.jspecify.annotations.NullMarked;
