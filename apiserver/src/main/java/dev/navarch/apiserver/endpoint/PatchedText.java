package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A patched object as messages show it: members in alphabetic order, and those that the patch left
 * alone as they were written before it.
 */
final class PatchedText {
  private PatchedText() {}

  static String of(
      ApiObject existing, StringMap<@Nullable Object> before, StringMap<@Nullable Object> patched) {
    JsonWriter out = new JsonWriter(2048);
    JsonSerializer.write(out, existing);
    Map<String, String> written = members(new String(out.toByteArray(), StandardCharsets.UTF_8));
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < patched.size(); i++) {
      String name = patched.keyAt(i);
      Object value = patched.valueAt(i);
      String member = written.get(name);
      text.append(i == 0 ? "" : ",")
          .append(json(name))
          .append(':')
          .append(member != null && Objects.equals(before.get(name), value) ? member : json(value));
    }
    return text.append('}').toString();
  }

  private static String json(@Nullable Object tree) {
    return new String(JsonTree.toBytes(tree), StandardCharsets.UTF_8);
  }

  /** The members of a compact object, each as it is written. */
  private static Map<String, String> members(String json) {
    Map<String, String> members = new HashMap<>();
    int depth = 0;
    boolean quoted = false;
    int start = 1;
    int colon = -1;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (quoted) {
        if (c == '\\') {
          i++;
        } else if (c == '"') {
          quoted = false;
        }
      } else if (c == '"') {
        quoted = true;
      } else if (c == ':' && depth == 1 && colon < 0) {
        colon = i;
      } else if (c == '{' || c == '[') {
        depth++;
      } else if (c == '}' || c == ']') {
        depth--;
      }
      boolean ends = (depth == 1 && c == ',' && !quoted) || depth == 0;
      if (ends && colon > 0) {
        members.put(json.substring(start + 1, colon - 1), json.substring(colon + 1, i));
        start = i + 1;
        colon = -1;
      }
    }
    return members;
  }
}
