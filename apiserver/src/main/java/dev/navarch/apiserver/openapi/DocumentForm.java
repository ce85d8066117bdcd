package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.proto.ProtoWriter;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes documents, entry by entry where they are large. */
final class DocumentForm {
  private DocumentForm() {}

  static byte[] json(Map<String, Object> document) {
    JsonWriter out = new JsonWriter(64 * 1024);
    writeObject(out, document);
    return out.toByteArray();
  }

  private static void writeObject(JsonWriter out, Map<?, ?> object) {
    out.beginObject();
    sorted(object)
        .forEach((name, value) -> {
          out.key(name);
          switch (value) {
            case Entries entries -> {
              out.beginObject();
              for (String entry : entries.names()) {
                out.key(entry);
                out.tree(entries.value().apply(entry));
              }
              out.endObject();
            }
            case Map<?, ?> inner -> writeObject(out, inner);
            case null, default -> out.tree(value);
          }
        });
    out.endObject();
  }

  /**
   * The object with its names in order. The bytes of a document must not depend on how a map orders
   * them: servers beside each other give the same tags to the same documents.
   */
  @SuppressWarnings("unchecked") // names in a JSON object are texts
  static StringMap<@Nullable Object> sorted(Map<?, ?> object) {
    return StringMap.<@Nullable Object>copyOf((Map<String, @Nullable Object>) object);
  }

  static byte[] protobuf(Map<String, Object> document, ProtoMessage message) {
    ProtoWriter out = new ProtoWriter(64 * 1024);
    message.writeFields(out, document);
    return out.toByteArray();
  }
}
