/**
 * What a program shows of itself over HTTP: health and metrics. {@link
 * dev.navarch.controllerruntime.endpoint.HttpEndpoint} is the entry; requests are answered on
 * virtual threads.
 */
@NullMarked
package dev.navarch.controllerruntime.endpoint;

import org.jspecify.annotations.NullMarked;
