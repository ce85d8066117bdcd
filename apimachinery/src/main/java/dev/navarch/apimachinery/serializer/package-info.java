/**
 * Objects to bytes and back: {@link dev.navarch.apimachinery.serializer.Serializer}s for JSON, YAML
 * and protobuf, {@link dev.navarch.apimachinery.serializer.Codec}s that also set defaults and
 * convert, the choice among media types, and frames for watches. The entry point is {@link
 * dev.navarch.apimachinery.serializer.CodecFactory}. Serializers and codecs are stateless and safe
 * to share; frame readers and writers belong to one thread.
 */
@NullMarked
package dev.navarch.apimachinery.serializer;

import org.jspecify.annotations.NullMarked;
