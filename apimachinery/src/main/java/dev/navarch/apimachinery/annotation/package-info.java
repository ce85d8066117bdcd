/**
 * What a type's author writes: annotations that turn plain records into API types. The generators
 * in {@code navarch-codegen} read them; nothing looks at them while a program runs.
 *
 * <p>The entry points are {@link dev.navarch.apimachinery.annotation.ApiVersion} on a package,
 * {@link dev.navarch.apimachinery.annotation.ApiType} on a record and {@link
 * dev.navarch.apimachinery.annotation.Field} on its components.
 */
@NullMarked
package dev.navarch.apimachinery.annotation;

import org.jspecify.annotations.NullMarked;
