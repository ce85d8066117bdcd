/**
 * Metering of processor time. Virtual threads are not time-sliced: a request that computes for long
 * occupies a processor until it ends. Long loops therefore call {@link
 * dev.navarch.apimachinery.work.Work#step}, which costs next to nothing for small requests, makes
 * large ones take turns ({@link dev.navarch.apimachinery.work.HeavyWork}) and ends those that
 * exceed their time.
 *
 * <p>Depends on no other package, so that parsers and collections can use it. {@code Work} and
 * {@code HeavyWork} are safe on any thread; a {@link dev.navarch.apimachinery.work.WorkMeter}
 * belongs to the thread that works.
 */
@NullMarked
package dev.navarch.apimachinery.work;

import org.jspecify.annotations.NullMarked;
