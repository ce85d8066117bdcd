package dev.navarch.apimachinery.errors;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.Status;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Statuses as the JSON that goes over the wire. */
final class StatusJson {
  private static final TypeDescriptor<Status> CODEC = TypeDescriptor.of(Status.class);

  private StatusJson() {}

  static byte[] write(Status status) {
    JsonWriter out = new JsonWriter();
    CODEC.writeJson(out, status);
    return out.toByteArray();
  }

  static String text(ApiException error) {
    return new String(write(error.status()), StandardCharsets.UTF_8);
  }

  static @Nullable Object tree(ApiException error) {
    return JsonTree.parse(write(error.status()));
  }

  static Status read(byte[] json) {
    return JsonReader.read(json, true, in -> in.object() ? CODEC.readJson(in) : CODEC.zero());
  }
}
