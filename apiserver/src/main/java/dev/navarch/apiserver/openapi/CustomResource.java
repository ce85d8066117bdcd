package dev.navarch.apiserver.openapi;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A resource that was defined at run time, in one version.
 *
 * @param plural the name in paths
 * @param status whether the status is written through a sub-resource
 * @param scale whether replicas are counted and set through a sub-resource
 * @param schema the schema as a JSON tree, structural and without references; null for objects of
 *     any shape. It must not change afterwards.
 */
public record CustomResource(
    String plural,
    String kind,
    String listKind,
    boolean namespaced,
    boolean status,
    boolean scale,
    @Nullable Map<String, ?> schema) {}
