package dev.navarch.benchmarks.informers;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.serializer.WatchEventCodec;
import dev.navarch.benchmarks.PodSize;
import dev.navarch.benchmarks.PodTemplate;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The bytes of a round of events, in each form that a client may want, ready to be sent again and
 * again. Every pod is changed twice in a round: a library may take an event for none whose pod is
 * not newer than the one it has.
 */
enum EventStream {
  JSON_CHUNKS,
  PROTOBUF_CHUNKS,
  WEB_SOCKET;

  static final int PODS = 1_000;

  private static final int VERSIONS = 2;

  byte[] bytes() {
    Scheme scheme = AllTypes.scheme();
    Serializer json = new JsonSerializer(scheme);
    Serializer written = this == PROTOBUF_CHUNKS ? new ProtobufSerializer(scheme) : json;
    WatchEventCodec codec = new WatchEventCodec(written);
    PodTemplate template = PodSize.LARGE.template();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int version = 0; version < VERSIONS; version++) {
      for (int i = 0; i < PODS; i++) {
        Pod pod = (Pod) json.decode(template.pod(i));
        out.writeBytes(framed(codec.encode("MODIFIED", at(pod, version))));
      }
    }
    return out.toByteArray();
  }

  private static Pod at(Pod pod, int version) {
    String resourceVersion = Integer.toString(1_000_000 * (version + 1));
    return pod.toBuilder()
        .metadata(pod.metadata().toBuilder().resourceVersion(resourceVersion).build())
        .build();
  }

  private byte[] framed(byte[] event) {
    return switch (this) {
      case JSON_CHUNKS -> chunk(event);
      case PROTOBUF_CHUNKS ->
          chunk(ByteBuffer.allocate(4 + event.length).putInt(event.length).put(event).array());
      case WEB_SOCKET -> textFrame(event);
    };
  }

  private static byte[] chunk(byte[] event) {
    byte[] head = (Integer.toHexString(event.length) + "\r\n").getBytes(US_ASCII);
    byte[] chunk = Arrays.copyOf(head, head.length + event.length + 2);
    System.arraycopy(event, 0, chunk, head.length, event.length);
    chunk[chunk.length - 2] = '\r';
    chunk[chunk.length - 1] = '\n';
    return chunk;
  }

  /** A whole text whose length takes two bytes, as that of every pod here does. */
  private static byte[] textFrame(byte[] event) {
    if (event.length < 126 || event.length > 65_535) {
      throw new IllegalStateException("an event of " + event.length + " bytes");
    }
    return ByteBuffer.allocate(4 + event.length)
        .put((byte) 0x81)
        .put((byte) 126)
        .putShort((short) event.length)
        .put(event)
        .array();
  }
}
