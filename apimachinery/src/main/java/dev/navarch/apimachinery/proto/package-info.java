/**
 * The protobuf wire format as Kubernetes uses it: {@link
 * dev.navarch.apimachinery.proto.ProtoReader} and {@link
 * dev.navarch.apimachinery.proto.ProtoWriter}, which gives the very bytes that Kubernetes' own
 * encoder gives. Both belong to one thread.
 */
@NullMarked
package dev.navarch.apimachinery.proto;

import org.jspecify.annotations.NullMarked;
