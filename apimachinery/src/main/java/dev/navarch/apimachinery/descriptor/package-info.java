/**
 * What is known about a type at run time. For each annotated record the generators write a {@link
 * dev.navarch.apimachinery.descriptor.TypeDescriptor} with its fields and straight-line codecs;
 * engines that walk {@link dev.navarch.apimachinery.descriptor.ObjectDescriptor}s do everything
 * else once for all types, built-in or custom. Descriptors are immutable and shared.
 */
@NullMarked
package dev.navarch.apimachinery.descriptor;

import org.jspecify.annotations.NullMarked;
