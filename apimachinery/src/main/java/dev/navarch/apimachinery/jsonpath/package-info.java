/**
 * Values inside a JSON tree by path, in Kubernetes' dialect of JSONPath: templates such as {@code
 * {range .items[*]}{.metadata.name}{"\n"}{end}}. Start at {@link
 * dev.navarch.apimachinery.jsonpath.JsonPath}, which is immutable and may be shared by threads.
 */
@NullMarked
package dev.navarch.apimachinery.jsonpath;

import org.jspecify.annotations.NullMarked;
