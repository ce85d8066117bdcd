package dev.navarch.benchmarks;

import io.kubernetes.client.openapi.JSON;
import io.kubernetes.client.openapi.models.V1Pod;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The official client's model the way the official client itself reads and writes it, except that
 * managed fields are kept: by default it drops them, and would be measured with a smaller pod than
 * the others.
 */
final class OfficialGson implements PodCodec {
  static {
    System.setProperty("kubernetes.client.includeManagedFields", "true");
  }

  @Override
  public Object decode(byte[] bytes) {
    try {
      V1Pod pod = JSON.deserialize(new ByteArrayInputStream(bytes), V1Pod.class);
      return pod;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public byte[] encode(Object pod) {
    return JSON.serialize(pod).getBytes(StandardCharsets.UTF_8);
  }
}
