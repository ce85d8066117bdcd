package dev.navarch.benchmarks;

import io.fabric8.kubernetes.api.model.Pod;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * fabric8's model through Jackson databind, which its classes are annotated for. The mapper is
 * plain: the modules with which the fabric8 client tolerates mistyped values are left out.
 */
final class Fabric8Jackson implements PodCodec {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  Fabric8Jackson() {
    JsonMapper mapper = JsonMapper.builder().build();
    reader = mapper.readerFor(Pod.class);
    writer = mapper.writerFor(Pod.class);
  }

  @Override
  public Object decode(byte[] bytes) {
    return reader.readValue(bytes);
  }

  @Override
  public byte[] encode(Object pod) {
    return writer.writeValueAsBytes(pod);
  }
}
