/**
 * The types of {@code authorization.k8s.io/v1beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.authorization.v1.SubjectAccessReview} and its neighbours, and inherits their
 * descriptions.
 */
@ApiVersion(
    group = "authorization.k8s.io",
    version = "v1beta1",
    hub = "dev.navarch.api.authorization.v1",
    protoPackage = "k8s.io.api.authorization.v1beta1")
@NullMarked
package dev.navarch.api.authorization.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
