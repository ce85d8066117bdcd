package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.yaml.YamlReader;
import dev.navarch.apimachinery.yaml.YamlWriter;
import org.jspecify.annotations.Nullable;

/** YAML, one document: read by way of JSON, as Kubernetes reads it. */
public final class YamlSerializer implements Serializer {
  private final JsonSerializer json;

  /** Creates a serializer for the kinds of a scheme. */
  public YamlSerializer(Scheme scheme) {
    json = new JsonSerializer(scheme);
  }

  @Override
  public String mediaType() {
    return MediaTypes.YAML;
  }

  @Override
  public byte[] encode(ApiObject object) {
    JsonWriter out = new JsonWriter(2048);
    JsonSerializer.write(out, object);
    return YamlWriter.write(JsonTree.parse(out.toByteArray()));
  }

  @Override
  public Decoded decode(byte[] data, @Nullable GroupVersionKind defaults, boolean strict) {
    return json.decode(YamlReader.toJson(data, strict), defaults, strict);
  }

  @Override
  public boolean recognizes(byte[] data) {
    return false; // anything may be YAML: it is tried last
  }
}
