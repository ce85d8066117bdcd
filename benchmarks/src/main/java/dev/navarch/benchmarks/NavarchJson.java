package dev.navarch.benchmarks;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;

/** Navarch's records through the generated JSON codec. */
final class NavarchJson implements PodCodec {
  @Override
  public Pod decode(byte[] bytes) {
    return JsonReader.read(bytes, false, NavarchJson::document);
  }

  private static Pod document(JsonReader in) {
    return in.object() ? PodDescriptor.read(in) : PodDescriptor.ZERO;
  }

  @Override
  public byte[] encode(Object pod) {
    JsonWriter out = new JsonWriter();
    PodDescriptor.write(out, (Pod) pod);
    return out.toByteArray();
  }
}
