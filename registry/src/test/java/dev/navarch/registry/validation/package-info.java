/** Tests of the words that the validation of many kinds shares, and what such tests need. */
@NullMarked
package dev.navarch.registry.validation;

import org.jspecify.annotations.NullMarked;
