/**
 * Objects without a Java type: {@link dev.navarch.apimachinery.unstructured.Unstructured} holds an
 * object of any kind as an immutable JSON tree, {@link
 * dev.navarch.apimachinery.unstructured.UnstructuredConverter} goes to typed objects and back.
 */
@NullMarked
package dev.navarch.apimachinery.unstructured;

import org.jspecify.annotations.NullMarked;
